#ifndef CMACHINETIME_H
#define CMACHINETIME_H

#include <stddef.h>
#include <stdint.h>

/// The longest text one call reads; what lies behind it is not looked at.
#define CMACHINETIME_TEXT_LIMIT 128

/// Calendar fields in the form people count: month 1 is January, weekday 0 is Sunday, the first day
/// of a year is 1. A field the format does not name keeps the value of 1970-01-01 00:00:00.
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

/// Reads the start of a text with `%O` and a letter, in the C locale whatever the process's is.
///
/// `bytes` need not end in a NUL; what stands behind one is not looked at. Returns how many bytes were
/// consumed; -1 when the text does not match.
int32_t cmachinetime_directive_parse(const uint8_t *bytes, size_t count, uint8_t letter,
                                     cmachinetime_fields *fields);

/// Reads the start of a text with a whole strptime format, in the C locale.
///
/// `format` ends in a NUL. Returns what `cmachinetime_directive_parse` returns, and -1 too when the format has
/// a `%s`, which glibc reads through TZ.
int32_t cmachinetime_text_parse(const uint8_t *bytes, size_t count, const char *format,
                                cmachinetime_fields *fields);

/// Seconds since 1970 in UTC of calendar fields, by timegm, less their offset. TZ is not read.
int64_t cmachinetime_fields_convert(const cmachinetime_fields *fields);

#endif
