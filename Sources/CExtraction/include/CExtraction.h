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
/// 0 when it returned; ETIMEDOUT when it goes on running; another errno when there is no thread and it was not called. If the
/// stack is too small after all, the process ends by SIGSEGV; but a function for which nobody waits any more only stops.
int32_t cextraction_call_deeply(void (*function)(void*), void* context, size_t stack, int64_t* nanoseconds);

#ifdef __cplusplus
}
#endif
#endif
