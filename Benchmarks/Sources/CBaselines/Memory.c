#include <malloc.h>

#include "CBaselines.h"

int64_t memory_inUse(void) {
  struct mallinfo2 heap = mallinfo2();
  return (int64_t)(heap.uordblks + heap.hblkhd);
}

int64_t memory_ofObject(const void* object) { return (int64_t)malloc_usable_size((void*)object); }
