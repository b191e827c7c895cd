#define _GNU_SOURCE
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "CBaselines.h"

enum { PLAIN_FORMAT = 64, PLAIN_TIME = 128 };

struct plain_time {
  // Never (locale_t)0, with which strptime_l crashes.
  locale_t locale;
  char format[PLAIN_FORMAT];
  char text[PLAIN_TIME];
};

plain_time* plain_time_open(const char* format) {
  if (strlen(format) >= PLAIN_FORMAT) return NULL;
  plain_time* time = malloc(sizeof(plain_time));
  if (time == NULL) return NULL;
  strcpy(time->format, format);
  time->locale = newlocale(LC_ALL_MASK, "C", (locale_t)0);
  if (time->locale != (locale_t)0) return time;
  free(time);
  return NULL;
}

void plain_time_close(plain_time* time) {
  freelocale(time->locale);
  free(time);
}

int64_t plain_strptime(const plain_time* time, const char* text) {
  struct tm fields;
  memset(&fields, 0, sizeof fields);
  const char* end = strptime_l(text, time->format, &fields, time->locale);
  if (end == NULL || *end != '\0') return INT64_MIN;
  // Read first, because timegm overwrites it.
  int64_t offset = fields.tm_gmtoff;
  return (int64_t)timegm(&fields) - offset;
}

int32_t plain_strftime(plain_time* time, int64_t secondsSince1970) {
  time_t seconds = (time_t)secondsSince1970;
  struct tm fields;
  if (gmtime_r(&seconds, &fields) == NULL) return -1;
  size_t length = strftime_l(time->text, PLAIN_TIME, time->format, &fields, time->locale);
  return length == 0 ? -1 : (int32_t)length;
}

const uint8_t* plain_time_text(const plain_time* time) { return (const uint8_t*)time->text; }
