// What is compiled into its callers, because it is called for every value; part of CICU.h.
#ifndef CICU_INLINE_H
#define CICU_INLINE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// ---- Digits (cicu_digits.c)

// Without its size, 1,024, Swift does not see it: it would be a tuple.
extern const uint32_t cicu_digits_threes[];

/// The three ASCII digits of a number below 1,000, the first in the lowest byte; any other number reads within the table too.
static inline uint64_t cicu_digits_three(uint64_t value) { return cicu_digits_threes[value & 1023]; }

// ---- Threads (cicu_library.c)

/// 1 more than the number of the calling thread; 0 while it has none.
extern __thread uint32_t cicu_thread_number;
/// Numbers the calling thread.
uint32_t cicu_thread_take(void);

/// A small number that no other live or past thread has: 0, 1, 2, …
static inline uint32_t cicu_thread_index(void) { return cicu_thread_number != 0 ? cicu_thread_number - 1 : cicu_thread_take(); }

#ifdef __cplusplus
}
#endif
#endif
