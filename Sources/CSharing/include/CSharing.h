// What threads share and what writes bytes, where Swift has no way to say it. The inline functions are called for every value.
#ifndef CSHARING_H
#define CSHARING_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// ---- Digits (csharing_digits.c)

// Without its size, 1,024, Swift does not see it: it would be a tuple.
extern const uint32_t csharing_digits_threes[];

/// The three ASCII digits of a number below 1,000, the first in the lowest byte; any other number reads within the table too.
static inline uint64_t csharing_digits_three(uint64_t value) { return csharing_digits_threes[value & 1023]; }

// ---- Threads (csharing_threads.c)

/// 1 more than the number of the calling thread; 0 while it has none.
extern __thread uint32_t csharing_thread_number;
/// Numbers the calling thread.
uint32_t csharing_thread_take(void);

/// A small number that no other live or past thread has: 0, 1, 2, …
static inline uint32_t csharing_thread_index(void) {
  return csharing_thread_number != 0 ? csharing_thread_number - 1 : csharing_thread_take();
}

/// Stores 0 in a hazard slot, a word that threads read as an atomic, after all that the caller did before (release).
///
/// The store is here and not in Swift, since the end of a borrowing is a call that no compiler can see into: it may release anything, so a
/// reference that is taken before it stays before it.
void csharing_hazard_clear(void* slot);
/// How many processors are online (sysconf).
int32_t csharing_processor_count(void);

#ifdef __cplusplus
}
#endif
#endif
