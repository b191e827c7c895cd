// Dates, relative times and intervals: a part of CICU.h, with the same conventions.
#ifndef CICU_DATES_H
#define CICU_DATES_H

#include "CICUTypes.h"

#ifdef __cplusplus
extern "C" {
#endif

// ---- Dates (cicu_date.c, cicu_date_format.c, cicu_pattern.c, cicu_zone.c)

typedef struct cicu_date cicu_date;

enum { CICU_DATE_NONE = -1, CICU_DATE_FULL = 0, CICU_DATE_LONG = 1, CICU_DATE_MEDIUM = 2, CICU_DATE_SHORT = 3 };
/// The place of a text in a sentence or a user interface (UDisplayContext).
enum {
  CICU_CONTEXT_NONE = 256,
  CICU_CONTEXT_MIDDLE_OF_SENTENCE = 257,
  CICU_CONTEXT_BEGINNING_OF_SENTENCE = 258,
  CICU_CONTEXT_LIST_OR_MENU = 259,
  CICU_CONTEXT_STANDALONE = 260,
};

/// Opens a date formatter (udat_open). Only one thread may use it at a time: udat.h does not promise more.
/// - It is opened by styles or, if both styles are CICU_DATE_NONE, by `pattern`, a UTS #35 pattern. With a date style and a
///   pattern, the pattern is written as that style writes its own, in its digits.
/// - With `digits`, the digits of that ICU name are used and not those of `locale`.
/// - `zone` is an IANA name; a zone that ICU does not have is written in its GMT form.
/// - `context` is for capitalization; with `isProleptic` the Gregorian calendar is also used before 1582.
cicu_date* cicu_date_open(int32_t dateStyle, int32_t timeStyle, const char* pattern, const char* locale, const char* digits,
                          const char* zone, int32_t context, bool isProleptic, int32_t* status);
void cicu_date_close(cicu_date* date);
/// Writes the pattern of a relative style (UDAT_RELATIVE), which joins its date and time differently from other styles.
int32_t cicu_date_relativePattern(int32_t dateStyle, int32_t timeStyle, const char* locale, uint8_t* out, int32_t capacity, int32_t* status);
/// Writes the word of a relative style for the day that is a number of days from today; nothing if the locale has no word for it.
int32_t cicu_date_dayWord(int32_t dateStyle, const char* locale, int32_t context, int32_t days, uint8_t* out, int32_t capacity, int32_t* status);
int32_t cicu_date_pattern(const cicu_date* date, uint8_t* out, int32_t capacity, int32_t* status);
/// Formats an instant with an offset from UTC, which overrides ICU's own rules.
int32_t cicu_date_format(cicu_date* date, double millisecondsSince1970, int32_t offsetSeconds, bool isDaylight, uint8_t* out,
                         int32_t capacity, int32_t* status);
/// Formats an instant and returns the places of its fields (udat_formatForFields).
int32_t cicu_date_formatFields(cicu_date* date, double millisecondsSince1970, int32_t offsetSeconds, bool isDaylight, uint8_t* out,
                               int32_t capacity, cicu_fields* fields, int32_t* status);

// ---- Reading dates (cicu_date_parse.c)

/// The date that ICU reads at the beginning of a text.
typedef struct {
  double milliseconds;  // since 1970-01-01T00:00:00Z; if the text names no zone, on the local clock, as if it were UTC
  bool namesZone;
  int32_t utf16Count;   // the length of the text that was read; 0 for nothing
  int32_t utf8Count;
} cicu_date_prefix;

/// Reads the date at the beginning of a text as ICU does (udat_parseCalendar). It uses a separate formatter, so that `date` does
/// not change. `isLenient` is as in udat_setLenient.
void cicu_date_parse(cicu_date* date, const char* text, int32_t length, bool isLenient, cicu_date_prefix* prefix, int32_t* status);
/// Returns the offset from UTC, in seconds, that ICU reads in a text that is one pattern field (`z`, `XXX`), at a local time;
/// false if it reads none.
bool cicu_zone_parse(const char* locale, const char* field, const char* text, int32_t length, double localMilliseconds,
                     int32_t* offsetSeconds, int32_t* status);

/// Writes the type of the calendar (ucal_getType).
int32_t cicu_date_calendar(const cicu_date* date, uint8_t* out, int32_t capacity, int32_t* status);
/// Whether cicu_date_resolve and cicu_date_values accept `field`, a UCalendarDateFields.
bool cicu_date_knows(int32_t field);
/// Returns the values of calendar fields at a time in UTC (ucal_get).
void cicu_date_values(cicu_date* date, double milliseconds, const int32_t* fields, int32_t count, int32_t* values, int32_t* status);
/// Returns the time in UTC of the first `setCount` of `count` fields (ucal_set, ucal_getMillis); the other fields are not set.
/// Returns -1 if all `count` fields then have the given values, otherwise the index of the field that is most likely wrong.
int32_t cicu_date_resolve(cicu_date* date, const int32_t* fields, const int32_t* values, int32_t setCount, int32_t count,
                          double* milliseconds, int32_t* status);

enum { CICU_MATCH_DEFAULT = 0, CICU_MATCH_HOUR_LENGTH = 1, CICU_MATCH_ALL_LENGTHS = 2 };

/// A generator of patterns (udatpg_open), for one thread at a time.
typedef struct cicu_patterns cicu_patterns;

cicu_patterns* cicu_patterns_open(const char* locale, int32_t* status);
void cicu_patterns_close(cicu_patterns* patterns);
/// Writes the pattern for a template (udatpg_getBestPatternWithOptions); `locale` is that of the generator. If ICU leaves out
/// the week of a year or of a month, which it does not read from its data, the locale's pattern for it is added to the
/// generator.
int32_t cicu_patterns_best(cicu_patterns* patterns, const char* fields, const char* locale, int32_t match, uint8_t* out,
                           int32_t capacity, int32_t* status);
/// Writes CLDR's name of a day period such as `midnight`, which ICU never writes; nothing if the locale has none. `width` is
/// `wide` or `abbreviated`.
int32_t cicu_date_periodName(const char* locale, const char* width, const char* period, uint8_t* out, int32_t capacity,
                             int32_t* status);
/// Writes the fields of a pattern as a template (udatpg_getSkeleton).
int32_t cicu_pattern_skeleton(const char* pattern, uint8_t* out, int32_t capacity, int32_t* status);
/// Writes all names that ICU has for the zone (ucal_openTimeZoneIDEnumeration, those with the same ucal_getCanonicalTimeZoneID),
/// with a newline after each; those of all zones for NULL. Fails for a zone that ICU does not have. It compares some 600 names.
int32_t cicu_zone_names(const char* zone, uint8_t* out, int32_t capacity, int32_t* status);

// ---- Relative times (cicu_relative.c)

typedef struct cicu_relative cicu_relative;

enum { CICU_RELATIVE_LONG = 0, CICU_RELATIVE_SHORT = 1, CICU_RELATIVE_NARROW = 2 };
enum { CICU_GROUPING_LOCALE = 0, CICU_GROUPING_OFF = 1, CICU_GROUPING_MINIMUM_TWO = 2, CICU_GROUPING_ALWAYS = 3 };
enum {
  CICU_RELATIVE_YEAR = 0,
  CICU_RELATIVE_QUARTER = 1,
  CICU_RELATIVE_MONTH = 2,
  CICU_RELATIVE_WEEK = 3,
  CICU_RELATIVE_DAY = 4,
  CICU_RELATIVE_HOUR = 5,
  CICU_RELATIVE_MINUTE = 6,
  CICU_RELATIVE_SECOND = 7,
  CICU_RELATIVE_SUNDAY = 8,  // … CICU_RELATIVE_SATURDAY
  CICU_RELATIVE_SATURDAY = 14,
};

/// Opens a formatter of relative times (ureldatefmt_open). `locale` is a name without keywords; `numbers` and `symbols` are those
/// of cicu_decimal_openStyle. Without a number format ICU would open one by the whole name, and keep it in memory.
cicu_relative* cicu_relative_open(const char* locale, const char* numbers, const char* symbols, int32_t width, int32_t context,
                                  int32_t grouping, int32_t* status);
void cicu_relative_close(cicu_relative* relative);
/// Formats an amount of a unit: in words if there are any (ureldatefmt_format), or always as a number
/// (ureldatefmt_formatNumeric). A negative amount, also -0, is in the past.
int32_t cicu_relative_format(const cicu_relative* relative, bool isNamed, double value, int32_t unit, uint8_t* out,
                             int32_t capacity, int32_t* status);
/// Formats an amount in the same way and returns the places of its fields (ureldatefmt_formatToResult). ICU cannot do this at the
/// beginning of a sentence: the status is then CICU_UNSUPPORTED.
int32_t cicu_relative_formatFields(const cicu_relative* relative, bool isNamed, double value, int32_t unit, uint8_t* out,
                                   int32_t capacity, cicu_fields* fields, int32_t* status);
// ---- Intervals of dates (cicu_interval.c)

typedef struct cicu_interval cicu_interval;

/// An end of an interval, with the offset from UTC and the daylight flag of its zone at that instant.
typedef struct {
  double millisecondsSince1970;
  int32_t offsetSeconds;
  bool isDaylight;
} cicu_moment;

/// Opens an interval formatter (udtitvfmt_open). Only one thread may use it at a time: udateintervalformat.h does not promise
/// more.
/// - `skeleton` is the fields of the text.
/// - With `digits`, the digits of that ICU name are used and not those of `locale`.
/// - `zone`, `context` and `isProleptic` are as for cicu_date_open.
cicu_interval* cicu_interval_open(const char* skeleton, const char* locale, const char* digits, const char* zone, int32_t context,
                                  bool isProleptic, int32_t* status);
void cicu_interval_close(cicu_interval* interval);
/// Formats an interval with the offsets of its ends (udtitvfmt_formatCalendarToResult), which override ICU's own rules. `fields`
/// may be NULL.
int32_t cicu_interval_format(cicu_interval* interval, const cicu_moment* start, const cicu_moment* end, uint8_t* out, int32_t capacity,
                             cicu_fields* fields, int32_t* status);

#ifdef __cplusplus
}
#endif
#endif
