#define _GNU_SOURCE
#include "CMachineTime.h"

#include <locale.h>
#include <pthread.h>
#include <string.h>
#include <time.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;
static locale_t c_locale = (locale_t)0;

static void make_c_locale(void) { c_locale = newlocale(LC_ALL_MASK, "C", (locale_t)0); }

// `%s` converts through localtime_r, which reads TZ. A flag, a width or a modifier before the `s`
// does not change that.
static int reads_the_process_zone(const char *format) {
  for (const char *at = strchr(format, '%'); at != NULL; at = strchr(at, '%')) {
    at += 1 + strspn(at + 1, "-_0^#123456789EO");
    if (*at == 's') {
      return 1;
    }
    if (*at != '\0') {
      at++;
    }
  }
  return 0;
}

int32_t cmachinetime_text_parse(const uint8_t *bytes, size_t count, const char *format,
                                cmachinetime_fields *fields) {
  if (count > CMACHINETIME_TEXT_LIMIT) {
    count = CMACHINETIME_TEXT_LIMIT;
  }
  if (reads_the_process_zone(format)) {
    return -1;
  }
  char text[CMACHINETIME_TEXT_LIMIT + 1];
  if (count > 0) {
    const uint8_t *nul = memchr(bytes, 0, count);
    if (nul != NULL) {
      count = (size_t)(nul - bytes);
    }
    memcpy(text, bytes, count);
  }
  text[count] = '\0';

  pthread_once(&once, make_c_locale);
  if (c_locale == (locale_t)0) {
    return -1;  // strptime_l crashes on a NULL locale
  }
  struct tm broken;
  memset(&broken, 0, sizeof broken);
  broken.tm_year = 70;
  broken.tm_mday = 1;
  const char *end = strptime_l(text, format, &broken, c_locale);
  if (end == NULL) {
    return -1;
  }
  fields->year = broken.tm_year + 1900;
  fields->month = broken.tm_mon + 1;
  fields->day = broken.tm_mday;
  fields->hour = broken.tm_hour;
  fields->minute = broken.tm_min;
  fields->second = broken.tm_sec;
  fields->weekday = broken.tm_wday;
  fields->day_of_year = broken.tm_yday + 1;
  fields->offset_seconds = (int32_t)broken.tm_gmtoff;
  return (int32_t)(end - text);
}

int32_t cmachinetime_directive_parse(const uint8_t *bytes, size_t count, uint8_t letter,
                                     cmachinetime_fields *fields) {
  const char format[4] = {'%', 'O', (char)letter, '\0'};
  return cmachinetime_text_parse(bytes, count, format, fields);
}

int64_t cmachinetime_fields_convert(const cmachinetime_fields *fields) {
  struct tm broken;
  memset(&broken, 0, sizeof broken);
  broken.tm_year = fields->year - 1900;
  broken.tm_mon = fields->month - 1;
  broken.tm_mday = fields->day;
  broken.tm_hour = fields->hour;
  broken.tm_min = fields->minute;
  broken.tm_sec = fields->second;
  return (int64_t)timegm(&broken) - fields->offset_seconds;
}

int32_t cmachinetime_clock_read(int64_t *seconds, int32_t *nanosecond) {
  struct timespec time;
  if (clock_gettime(CLOCK_REALTIME, &time) != 0) {
    return -1;
  }
  *seconds = (int64_t)time.tv_sec;
  *nanosecond = (int32_t)time.tv_nsec;
  return 0;
}
