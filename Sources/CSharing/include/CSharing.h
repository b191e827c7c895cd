// State that threads share, and code that writes bytes, where Swift cannot express it. The inline functions are called for every
// value.
#ifndef CSHARING_H
#define CSHARING_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// ---- Digits (csharing_digits.c)

// Declared without its size (1,024), so that Swift does not import it: it would become a tuple.
extern const uint32_t csharing_digits_threes[];

/// The three ASCII digits of a number below 1,000, the first in the lowest byte. Any other number also reads within the table.
static inline uint64_t csharing_digits_three(uint64_t value) { return csharing_digits_threes[value & 1023]; }

// ---- Threads (csharing_threads.c)

/// The number of the calling thread plus 1; 0 if it has no number yet.
extern __thread uint32_t csharing_thread_number;
/// Assigns a number to the calling thread.
uint32_t csharing_thread_take(void);

/// A small number that no other live or past thread has: 0, 1, 2, …
static inline uint32_t csharing_thread_index(void) {
  return csharing_thread_number != 0 ? csharing_thread_number - 1 : csharing_thread_take();
}

/// Stores 0 in a hazard slot, a word that threads read as an atomic, after everything that the caller did before (release).
///
/// The store is in C and not in Swift, so that no compiler can see into it. For the compiler the call may release any object; so
/// a retain that comes before it cannot move past it.
void csharing_hazard_clear(void* slot);
/// The number of processors that are online (sysconf).
int32_t csharing_processor_count(void);

#ifdef __cplusplus
}
#endif
#endif
