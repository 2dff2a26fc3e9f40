// The heap of the WebAssembly engine: blocks in sizes of powers of two, and a list of free blocks for
// each size. Taking and giving back cost the same however long the viewer runs, and a freed block
// serves the next request of its size.
//
// Only for wasm: anywhere else these names belong to the C library.
#ifdef __wasm__

#include <stddef.h>
#include <stdint.h>

// The smallest block holds the tag and three pointers: 2^5 bytes.
enum { SMALLEST = 5, LARGEST = 30, PAGE = 65536, ENOMEM = 12 };

// Stands right before the bytes a caller gets.
struct tag {
  uint32_t start; // address of the whole block
  uint32_t order; // the block has 2^order bytes
};

struct free_block {
  struct free_block *next;
};

extern unsigned char __heap_base;
static struct free_block *free_blocks[LARGEST + 1];
static uintptr_t heap_end; // the first byte never handed out; 0 before the first request

static uintptr_t fresh_block(unsigned order) {
  if (heap_end == 0) heap_end = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
  uintptr_t size = (uintptr_t)1 << order;
  uintptr_t limit = (uintptr_t)__builtin_wasm_memory_size(0) * PAGE;
  if (size > limit - heap_end) {
    uintptr_t pages = (size - (limit - heap_end) + PAGE - 1) / PAGE;
    if (__builtin_wasm_memory_grow(0, pages) == (uintptr_t)-1) return 0;
  }
  uintptr_t block = heap_end;
  heap_end += size;
  return block;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  // Blocks lie on multiples of 16. The tag takes the first bytes, and what a larger alignment may
  // skip has to be there as well.
  if (alignment < 16) alignment = 16;
  if (size > ((size_t)1 << LARGEST) || alignment > PAGE) return ENOMEM;
  size_t need = size + sizeof(struct tag) + alignment;
  unsigned order = SMALLEST;
  while (((size_t)1 << order) < need) order++;
  if (order > LARGEST) return ENOMEM;
  uintptr_t block = (uintptr_t)free_blocks[order];
  if (block != 0) {
    free_blocks[order] = free_blocks[order]->next;
  } else {
    block = fresh_block(order);
    if (block == 0) return ENOMEM;
  }
  uintptr_t address = (block + sizeof(struct tag) + alignment - 1) & ~(uintptr_t)(alignment - 1);
  struct tag *tag = (struct tag *)(address - sizeof(struct tag));
  tag->start = (uint32_t)block;
  tag->order = order;
  *result = (void *)address;
  return 0;
}

void free(void *pointer) {
  if (pointer == NULL) return;
  struct tag *tag = (struct tag *)((uintptr_t)pointer - sizeof(struct tag));
  unsigned order = tag->order;
  struct free_block *block = (struct free_block *)(uintptr_t)tag->start;
  block->next = free_blocks[order];
  free_blocks[order] = block;
}

#endif
