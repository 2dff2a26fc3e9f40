// Fills in what a bare WebAssembly module has no C library for.
