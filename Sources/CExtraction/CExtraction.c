#define _GNU_SOURCE
#include "CExtraction.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#ifdef __linux__
typedef struct {
  void (*function)(void*);
  void* context;
  // The lowest address of the stack; the page before it cannot be written.
  uintptr_t bottom;
  // Whether nobody waits any more. Then the call's end is without meaning, and it must not end the process.
  atomic_bool is_abandoned;
  // The thread of the call, and the caller.
  atomic_int owners;
  // The processor time that the call took, when it returned.
  int64_t used;
} deep_call;

static __thread deep_call* current_call = NULL;
static struct sigaction action_before;

static void release_call(deep_call* call) {
  if (atomic_fetch_sub(&call->owners, 1) > 1) return;
  free(call);
}

// Only calls functions that a signal handler may call (POSIX, XSH 2.4.3).
static void end_after_overflow(int signal, siginfo_t* information, void* unused) {
  (void)unused;
  deep_call* call = current_call;
  uintptr_t address = (uintptr_t)information->si_addr;
  if (call != NULL && address < call->bottom + 65536 && address + 1048576 > call->bottom) {
    while (atomic_load(&call->is_abandoned)) pause();
  }
  // The fault comes again, for the handler that was there before: usually it ends the process.
  sigaction(signal, &action_before, NULL);
}

static int64_t in_nanoseconds(struct timespec time) { return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec; }

static void* call_deeply(void* argument) {
  deep_call* call = argument;
  // Signals for the process reach the thread that waits or writes.
  sigset_t blocked;
  sigemptyset(&blocked);
  sigaddset(&blocked, SIGINT);
  sigaddset(&blocked, SIGTERM);
  sigaddset(&blocked, SIGHUP);
  sigaddset(&blocked, SIGQUIT);
  pthread_sigmask(SIG_BLOCK, &blocked, NULL);
  static const size_t size = 65536;
  void* other = malloc(size);
  pthread_attr_t attributes;
  void* bottom = NULL;
  size_t length = 0;
  if (other != NULL && pthread_getattr_np(pthread_self(), &attributes) == 0) {
    pthread_attr_getstack(&attributes, &bottom, &length);
    pthread_attr_destroy(&attributes);
    call->bottom = (uintptr_t)bottom;
    stack_t stack = {.ss_sp = other, .ss_size = size};
    if (sigaltstack(&stack, NULL) == 0) current_call = call;
  }
  call->function(call->context);
  struct timespec used;
  if (clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used) == 0) call->used = in_nanoseconds(used);
  current_call = NULL;
  stack_t none = {.ss_flags = SS_DISABLE};
  sigaltstack(&none, NULL);
  free(other);
  release_call(call);
  return NULL;
}

static void handle_overflows(void) {
  struct sigaction action = {.sa_sigaction = end_after_overflow, .sa_flags = SA_SIGINFO | SA_ONSTACK};
  sigemptyset(&action.sa_mask);
  sigaction(SIGSEGV, &action, &action_before);
}
#endif

int32_t cextraction_call_deeply(void (*function)(void*), void* context, size_t stack, int64_t* nanoseconds) {
#ifdef __linux__
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, handle_overflows);
  deep_call* call = malloc(sizeof *call);
  if (call == NULL) return ENOMEM;
  *call = (deep_call){function, context, 0, false, 2, 0};
  pthread_attr_t attributes;
  pthread_t thread;
  int fault = pthread_attr_init(&attributes);
  if (fault == 0) {
    fault = pthread_attr_setstacksize(&attributes, stack);
    if (fault == 0) fault = pthread_create(&thread, &attributes, call_deeply, call);
    pthread_attr_destroy(&attributes);
  }
  if (fault != 0) {
    free(call);
    return fault;
  }
  // A thread cannot take more processor time than time passes: so it is asked again only after what is left has passed.
  clockid_t clock;
  bool has_clock = pthread_getcpuclockid(thread, &clock) == 0;
  int64_t left = *nanoseconds;
  bool is_done = false;
  while (!is_done && left > 0) {
    struct timespec end;
    clock_gettime(CLOCK_MONOTONIC, &end);
    int64_t nanosecond = end.tv_nsec + left;
    end.tv_sec += nanosecond / 1000000000;
    end.tv_nsec = nanosecond % 1000000000;
    is_done = pthread_clockjoin_np(thread, NULL, CLOCK_MONOTONIC, &end) == 0;
    struct timespec used;
    left = !is_done && has_clock && clock_gettime(clock, &used) == 0 ? *nanoseconds - in_nanoseconds(used) : 0;
  }
  // The clock of a thread that has just ended is gone.
  if (!is_done) is_done = pthread_tryjoin_np(thread, NULL) == 0;
  *nanoseconds -= is_done ? call->used : *nanoseconds;
  if (!is_done) {
    atomic_store(&call->is_abandoned, true);
    pthread_detach(thread);
  }
  release_call(call);
  return is_done ? 0 : ETIMEDOUT;
#else
  (void)function, (void)context, (void)stack, (void)nanoseconds;
  return ENOTSUP;
#endif
}
