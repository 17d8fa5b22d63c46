"""Support for building the package: Cython declarations, the page, and checks of the locales."""
