"""What is sent while it happens: to listeners of this process, and to other processes."""
