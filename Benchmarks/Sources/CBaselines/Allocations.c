// Counts allocations by replacing glibc's functions: every library calls the definition in the executable. It always counts, per
// thread, so a count costs one addition and needs no switch.
#include <errno.h>
#include <stddef.h>
#include <stdlib.h>

#include "CBaselines.h"

// glibc's internal names of its functions. dlsym would allocate memory before it has found them.
extern void* __libc_malloc(size_t size);
extern void* __libc_calloc(size_t count, size_t size);
extern void* __libc_realloc(void* old, size_t size);
extern void* __libc_memalign(size_t alignment, size_t size);

static _Thread_local int64_t count = 0;

int64_t allocations_count(void) { return count; }

void* malloc(size_t size) {
  count++;
  return __libc_malloc(size);
}

void* calloc(size_t members, size_t size) {
  count++;
  return __libc_calloc(members, size);
}

void* realloc(void* old, size_t size) {
  count++;
  return __libc_realloc(old, size);
}

void* memalign(size_t alignment, size_t size) {
  count++;
  return __libc_memalign(alignment, size);
}

void* aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void** out, size_t alignment, size_t size) {
  if (alignment % sizeof(void*) != 0 || (alignment & (alignment - 1)) != 0 || alignment == 0) return EINVAL;
  void* memory = memalign(alignment, size);
  if (memory == NULL) return ENOMEM;
  *out = memory;
  return 0;
}
