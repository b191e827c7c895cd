// Threads with large stacks, for the program that reads sources alone.
#ifndef CEXTRACTION_H
#define CEXTRACTION_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Calls a function on a new thread with a stack of some bytes, and waits until it returns, as long as it takes no more than some
/// nanoseconds of processor time. The time that it takes is subtracted from them.
///
/// Returns 0 if the function returned, ETIMEDOUT if it still runs, and another errno if no thread was made, so that it was not
/// called. A function that uses up its stack ends the process by SIGSEGV; after ETIMEDOUT it ends only its thread.
int32_t cextraction_call_deeply(void (*function)(void*), void* context, size_t stack, int64_t* nanoseconds);

#ifdef __cplusplus
}
#endif
#endif
