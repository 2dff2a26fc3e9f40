// Fills in what a bare WebAssembly module has no C library for. The heap is in allocator.c.
//
// Only for wasm: anywhere else these names belong to the C library.
#ifdef __wasm__

#include <stddef.h>
#include <stdint.h>

// Seeds the hashes of Swift's dictionaries. The same numbers every time: the engine is deterministic
// and keeps nothing secret.
void arc4random_buf(void *buffer, size_t count) {
  static uint32_t state = 2463534242u; // Marsaglia's xorshift, any start but 0
  unsigned char *bytes = buffer;
  for (size_t i = 0; i < count; i++) {
    state ^= state << 13;
    state ^= state >> 17;
    state ^= state << 5;
    bytes[i] = (unsigned char)state;
  }
}

int memcmp(const void *a, const void *b, size_t count) {
  const unsigned char *x = a, *y = b;
  for (size_t i = 0; i < count; i++) {
    if (x[i] != y[i]) return x[i] < y[i] ? -1 : 1;
  }
  return 0;
}

// JavaScript's mathematics, for the engine's Math.swift.
__attribute__((import_module("math"), import_name("exp"))) double mathExp(double);
__attribute__((import_module("math"), import_name("log"))) double mathLog(double);
double hostExp(double x) { return mathExp(x); }
double hostLog(double x) { return mathLog(x); }

#endif
