// The code that a C programmer would write over ICU and glibc, as the baseline of the benchmarks, and a count of allocations. It
// contains no ICU type: ICU's headers must never be visible to Swift.
#ifndef CBASELINES_H
#define CBASELINES_H

#include <stdbool.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// Returns how often this thread has allocated memory so far: malloc, calloc, realloc and the aligned variants.
int64_t allocations_count(void);
/// Returns the number of bytes that this process has allocated and not freed (mallinfo2).
int64_t memory_inUse(void);
/// Returns the part of it that is the object of a baseline itself, whose buffers do not belong to ICU.
int64_t memory_ofObject(const void* object);

/// The times of a program, in seconds, and its exit status; -1 when a signal ended it.
typedef struct program_times {
  double wall;
  double user;
  double system;
  int32_t status;
} program_times;
/// Runs a program with files as input and output, and waits for its end. The first argument is its path. Each argument ends with
/// a NUL, and an empty one ends the list. Returns 0 or an error number.
int32_t program_run(const char* arguments, const char* input, const char* output, program_times* times);

/// A UNumberFormat in the decimal style, kept together with its buffer. This is the fastest way for integers, because it has a
/// short cut that UNumberFormatter lacks. Only one thread at a time.
typedef struct plain_integer plain_integer;
plain_integer* _Nullable plain_integer_open(const char* locale);
/// Opens one over rules: 0 spell-out, 1 ordinal.
plain_integer* _Nullable plain_integer_openWords(int32_t kind, const char* locale);
void plain_integer_close(plain_integer* integer);
int32_t plain_integer_format(plain_integer* integer, int64_t value);
const uint8_t* plain_integer_text(const plain_integer* integer);

/// A UNumberFormatter, kept together with its result and its buffer: the fastest way for all other numbers. Only one thread at a
/// time.
typedef struct plain_number plain_number;
plain_number* _Nullable plain_number_open(const char* skeleton, const char* locale);
void plain_number_close(plain_number* number);
/// Writes UTF-8 to the kept buffer, as the other functions do, and returns its length; negative when ICU failed.
int32_t plain_number_format(plain_number* number, double value);
const uint8_t* plain_number_text(const plain_number* number);
/// Finds the fields of the last text (ufmtval_nextPosition), in UTF-16, and returns their number; negative when ICU failed.
int32_t plain_number_fields(plain_number* number);

/// A UNumberRangeFormatter, kept together with its result and its buffer. Only one thread at a time.
typedef struct plain_range plain_range;
plain_range* _Nullable plain_range_open(const char* skeleton, const char* locale);
void plain_range_close(plain_range* range);
int32_t plain_range_format(plain_range* range, double start, double end);
const uint8_t* plain_range_text(const plain_range* range);

/// A UCaseMap, kept together with its buffer. Only one thread at a time.
typedef struct plain_case plain_case;
plain_case* _Nullable plain_case_open(const char* locale);
void plain_case_close(plain_case* cases);
int32_t plain_case_upper(plain_case* cases, const uint8_t* text, int32_t length);
int32_t plain_case_title(plain_case* cases, const uint8_t* text, int32_t length);
const uint8_t* plain_case_text(const plain_case* cases);

/// A UCollator, kept together with the buffer of a sort key. Only one thread at a time makes keys.
typedef struct plain_order plain_order;
plain_order* _Nullable plain_order_open(const char* locale, int32_t isPrimary);
void plain_order_close(plain_order* order);
/// Compares two texts (ucol_strcollUTF8).
int32_t plain_order_compare(const plain_order* order, const uint8_t* first, int32_t firstLength, const uint8_t* second,
                            int32_t secondLength);
/// Makes a sort key (ucol_getSortKey), and returns its length.
int32_t plain_order_key(plain_order* order, const char* text, int32_t length);
/// Sorts texts, each of which ends with a line feed (qsort_r), and returns the length of one of them.
int32_t plain_order_sort(const plain_order* order, const char* lines, int32_t place);
/// Opens a search (usearch_openFromCollator), and returns the first place in UTF-16.
int32_t plain_order_find(const plain_order* order, const char* pattern, int32_t patternLength, const char* text, int32_t length);

/// A UBreakIterator of words. Only one thread at a time.
typedef struct plain_words plain_words;
plain_words* _Nullable plain_words_open(const char* locale);
void plain_words_close(plain_words* words);
/// Returns the number of words with letters or digits.
int32_t plain_words_count(plain_words* words, const char* text, int32_t length);

/// A UListFormatter, kept together with its buffer. Only one thread at a time.
typedef struct plain_list plain_list;
plain_list* _Nullable plain_list_open(const char* locale);
void plain_list_close(plain_list* list);
/// Each item ends with a line feed; there are at most 8.
int32_t plain_list_format(plain_list* list, const char* items);
const uint8_t* plain_list_text(const plain_list* list);

/// A URelativeDateTimeFormatter, kept together with its buffer, which writes words if there are any. Only one thread at a time.
typedef struct plain_relative plain_relative;
plain_relative* _Nullable plain_relative_open(const char* locale);
void plain_relative_close(plain_relative* relative);
/// The unit is ICU's (URelativeDateTimeUnit): 4 for days.
int32_t plain_relative_format(plain_relative* relative, double value, int32_t unit);
const uint8_t* plain_relative_text(const plain_relative* relative);

/// An icu::MeasureFormat, kept together with its buffer: abbreviated names or, if `isDigital` is true, as on a clock. ICU's C
/// functions do not have it. Only one thread at a time.
typedef struct plain_measure plain_measure;
plain_measure* _Nullable plain_measure_open(const char* locale, bool isDigital);
void plain_measure_close(plain_measure* measure);
/// Writes the first `count` of three amounts: hours, minutes and seconds.
int32_t plain_measure_format(plain_measure* measure, const int32_t* amounts, int32_t count);
const uint8_t* plain_measure_text(const plain_measure* measure);

/// Returns the index of the best name for an Accept-Language header (uloc_acceptLanguageFromHTTP), which makes a matcher for each
/// call; -1 for none. `offered` is ICU names, separated by commas.
int32_t plain_match_header(const char* header, const char* offered);

/// A ULocaleDisplayNames, kept together with its buffer, which names regions. Only one thread at a time.
typedef struct plain_name plain_name;
plain_name* _Nullable plain_name_open(const char* locale);
void plain_name_close(plain_name* name);
int32_t plain_name_region(plain_name* name, const char* region);
const uint8_t* plain_name_text(const plain_name* name);

/// A kept UNumberFormat for reading. Only one thread at a time.
typedef struct plain_reader plain_reader;
/// The kinds: 0 decimal, 1 the currency of the locale.
plain_reader* _Nullable plain_reader_open(int32_t kind, const char* locale);
void plain_reader_close(plain_reader* reader);
/// Reads a NUL-terminated text (unum_parseDouble); NaN when ICU does not read all of it.
double plain_reader_parse(plain_reader* reader, const char* text);

/// A UDateFormat, kept together with its buffer. Only one thread at a time.
typedef struct plain_date plain_date;
/// The styles: 0 full, 1 long, 2 medium, 3 short (UDateFormatStyle).
plain_date* _Nullable plain_date_open(int32_t dateStyle, int32_t timeStyle, const char* locale, const char* zone);
/// Opens one with a pattern (UDAT_PATTERN).
plain_date* _Nullable plain_date_openPattern(const char* pattern, const char* locale, const char* zone);
void plain_date_close(plain_date* date);
int32_t plain_date_format(plain_date* date, double millisecondsSince1970);
const uint8_t* plain_date_text(const plain_date* date);
/// Reads a NUL-terminated text (udat_parse) as milliseconds since 1970; NaN when ICU does not read all of it.
double plain_date_parse(plain_date* date, const char* text);

/// A UDateIntervalFormat, kept together with its buffer. Only one thread at a time.
typedef struct plain_interval plain_interval;
plain_interval* _Nullable plain_interval_open(const char* skeleton, const char* locale, const char* zone);
void plain_interval_close(plain_interval* interval);
int32_t plain_interval_format(plain_interval* interval, double start, double end);
const uint8_t* plain_interval_text(const plain_interval* interval);

/// A kept UCalendar, for the offset of its zone. Only one thread at a time.
typedef struct plain_zone plain_zone;
plain_zone* _Nullable plain_zone_open(const char* zone);
void plain_zone_close(plain_zone* zone);
/// Returns the seconds ahead of UTC (ucal_setMillis, then UCAL_ZONE_OFFSET and UCAL_DST_OFFSET); the least number when ICU
/// failed.
int32_t plain_zone_offset(plain_zone* zone, double millisecondsSince1970);

/// A format of glibc, kept together with a C locale and a buffer. Only one thread at a time.
typedef struct plain_time plain_time;
plain_time* _Nullable plain_time_open(const char* format);
void plain_time_close(plain_time* time);
/// Reads a NUL-terminated text (strptime_l, timegm, minus the offset) as seconds since 1970; the least number when glibc does not
/// read all of it.
int64_t plain_strptime(const plain_time* time, const char* text);
/// Writes seconds since 1970 in UTC (gmtime_r, strftime_l) to the kept buffer and returns the length; negative on failure.
int32_t plain_strftime(plain_time* time, int64_t secondsSince1970);
const uint8_t* plain_time_text(const plain_time* time);

/// A UDateTimePatternGenerator, kept together with its buffer. Only one thread at a time: a shared generator returns wrong
/// patterns.
typedef struct plain_pattern plain_pattern;
plain_pattern* _Nullable plain_pattern_open(const char* locale);
void plain_pattern_close(plain_pattern* pattern);
int32_t plain_pattern_find(plain_pattern* pattern, const char* skeleton);
const uint8_t* plain_pattern_text(const plain_pattern* pattern);

/// A MessageFormat of ICU's first version, kept together with its buffer. Only one thread at a time.
typedef struct plain_message plain_message;
plain_message* _Nullable plain_message_open(const char* pattern, const char* locale);
void plain_message_close(plain_message* message);
/// Writes the arguments 0, a text, 1, a number, and 2, a number or milliseconds since 1970.
int32_t plain_message_format(plain_message* message, const char* text, double first, double second, bool isDate);
const uint8_t* plain_message_text(const plain_message* message);

#pragma clang assume_nonnull end

#endif
