// What a bare WebAssembly module has no C library for. There is nothing to include: the compiler
// itself asks for these functions.
