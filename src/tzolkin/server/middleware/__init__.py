"""ASGI middleware, which every request and every response passes; `stack` has its order."""
