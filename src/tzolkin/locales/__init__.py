"""The texts that players read, a folder of Fluent files for each language."""
