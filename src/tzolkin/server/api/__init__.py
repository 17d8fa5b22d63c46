"""The API: one module for each kind of resource, and what requests and responses look like."""
