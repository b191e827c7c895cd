#define _GNU_SOURCE
#include <stdatomic.h>
#include <unistd.h>

#include "CSharing.h"

__thread uint32_t csharing_thread_number = 0;

uint32_t csharing_thread_take(void) {
  static atomic_uint next = 0;
  csharing_thread_number = atomic_fetch_add_explicit(&next, 1, memory_order_relaxed) + 1;
  return csharing_thread_number - 1;
}

// Not inlined, and opaque to the optimizer, even with whole-program optimization.
__attribute__((noinline)) void csharing_hazard_clear(void* slot) {
  __asm__ volatile("" ::: "memory");
  atomic_store_explicit((_Atomic(uintptr_t)*)slot, 0, memory_order_release);
}

int32_t csharing_processor_count(void) { return (int32_t)sysconf(_SC_NPROCESSORS_ONLN); }
