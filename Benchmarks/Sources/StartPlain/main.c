// Writes the first text of a kind in each of some locales, by C over ICU: a line for each, with its nanoseconds.
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "CBaselines.h"

static int64_t nanoseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

static int32_t first_number(const char* skeleton, const char* locale, const uint8_t** text) {
  plain_number* number = plain_number_open(skeleton, locale);
  if (number == NULL) return -1;
  *text = plain_number_text(number);
  return plain_number_format(number, 1234.5);
}

static int32_t first_date(const char* locale, const uint8_t** text) {
  plain_date* date = plain_date_open(2, 2, locale, "UTC");
  if (date == NULL) return -1;
  *text = plain_date_text(date);
  return plain_date_format(date, 1391342400000);
}

int main(int argc, char** argv) {
  for (int place = 2; place < argc; place++) {
    const uint8_t* text = NULL;
    int32_t length = -1;
    int64_t start = nanoseconds();
    if (strcmp(argv[1], "number") == 0) length = first_number(".###", argv[place], &text);
    if (strcmp(argv[1], "currency") == 0) length = first_number("currency/EUR", argv[place], &text);
    if (strcmp(argv[1], "date") == 0) length = first_date(argv[place], &text);
    int64_t end = nanoseconds();
    if (length < 0) return 1;
    printf("%s\t%lld\t%.*s\n", argv[place], (long long)(end - start), length, (const char*)text);
  }
  return 0;
}
