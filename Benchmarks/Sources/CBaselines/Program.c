#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>

#include "CBaselines.h"

enum { PROGRAM_ARGUMENTS = 1024 };

extern char** environ;

static double seconds(struct timeval time) { return (double)time.tv_sec + (double)time.tv_usec / 1e6; }

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

int32_t program_run(const char* arguments, const char* input, const char* output, program_times* times) {
  char* list[PROGRAM_ARGUMENTS + 1];
  int32_t count = 0;
  for (const char* argument = arguments; *argument != 0 && count < PROGRAM_ARGUMENTS; argument += strlen(argument) + 1) {
    list[count++] = (char*)argument;
  }
  list[count] = NULL;
  if (count == 0) return EINVAL;
  posix_spawn_file_actions_t files;
  int result = posix_spawn_file_actions_init(&files);
  if (result != 0) return result;
  posix_spawn_file_actions_addopen(&files, 0, input, O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&files, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0644);
  pid_t child = 0;
  double start = now();
  result = posix_spawn(&child, list[0], &files, NULL, list, environ);
  posix_spawn_file_actions_destroy(&files);
  if (result != 0) return result;
  int status = 0;
  struct rusage usage;
  while (wait4(child, &status, 0, &usage) < 0) {
    if (errno != EINTR) return errno;
  }
  times->wall = now() - start;
  times->user = seconds(usage.ru_utime);
  times->system = seconds(usage.ru_stime);
  times->status = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  return 0;
}
