#ifndef CMACHINETIME_H
#define CMACHINETIME_H

#include <stddef.h>
#include <stdint.h>

/// The longest text that one call reads, in bytes. Later bytes are ignored.
#define CMACHINETIME_TEXT_LIMIT 128

/// Calendar fields as people count them: month 1 is January, weekday 0 is Sunday, and the first day
/// of a year is day 1. A field that the format does not have keeps its value of 1970-01-01
/// 00:00:00.
typedef struct cmachinetime_fields {
  int32_t year;
  int32_t month;
  int32_t day;
  int32_t hour;
  int32_t minute;
  int32_t second;
  int32_t weekday;
  int32_t day_of_year;
  int32_t offset_seconds;
} cmachinetime_fields;

/// Reads the start of a text with `%O` and a letter. Always uses the C locale, not the process's.
///
/// `bytes` need not end in a NUL; bytes after a NUL are ignored. Returns the number of bytes that
/// were read, or -1 when the text does not match.
int32_t cmachinetime_directive_parse(const uint8_t *bytes, size_t count, uint8_t letter,
                                     cmachinetime_fields *fields);

/// Reads the start of a text with a whole strptime format, in the C locale.
///
/// `format` ends in a NUL. Returns what `cmachinetime_directive_parse` returns. Also returns -1
/// when the format has a `%s`, which glibc reads through TZ.
int32_t cmachinetime_text_parse(const uint8_t *bytes, size_t count, const char *format,
                                cmachinetime_fields *fields);

/// Converts calendar fields to seconds since 1970 in UTC: timegm, minus their offset. TZ is not
/// read.
int64_t cmachinetime_fields_convert(const cmachinetime_fields *fields);

/// Reads the system clock in seconds and nanoseconds since 1970 in UTC: clock_gettime with
/// CLOCK_REALTIME. Returns 0, or -1 when that fails.
///
/// It is C, because the compiler can take a `timespec` in Swift for the type of another module, if
/// the target makes values of `Duration`.
int32_t cmachinetime_clock_read(int64_t *seconds, int32_t *nanosecond);

#endif
