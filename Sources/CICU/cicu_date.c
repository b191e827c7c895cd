#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unicode/ucal.h>
#include <unicode/udat.h>
#include <unicode/unum.h>
#include <unicode/ufieldpositer.h>

#include "cicu_text.h"

// ICU's zone rules can be years older than the system's, so offsets come from the caller and names from ICU. Where the two agree,
// `format` does all the work. Where they differ, `fixed`, the same formatter in a zone of just that offset, writes the fields, and
// the names of the zone are put in afterwards.

#define NO_OFFSET INT32_MIN
#define ZONE_NAME_UNITS 128

struct cicu_date {
  UDateFormat* format;
  UDateFormat* fixed;     // NULL until the rules differ
  int32_t fixedOffset;    // seconds, of `fixed`
  UCalendar* rules;       // ICU's own rules of the zone; NULL when ICU does not know the zone
  char* locale;
  char* zone;
};

void cicu_date_close(cicu_date* date) {
  if (date == NULL) return;
  udat_close(date->format);
  udat_close(date->fixed);
  ucal_close(date->rules);
  free(date->locale);
  free(date->zone);
  free(date);
}

// ICU's canonical name of a zone and its length; 0 for a zone that ICU does not know.
static int32_t canonical_name(const UChar* zone, int32_t length, UChar* canonical) {
  UErrorCode code = U_ZERO_ERROR;
  UBool isSystem = 0;
  int32_t count = ucal_getCanonicalTimeZoneID(zone, length, canonical, ZONE_NAME_UNITS, &isSystem, &code);
  return code <= 0 && isSystem ? count : 0;
}

int32_t cicu_zone_names(const char* zone, uint8_t* out, int32_t capacity, int32_t* status) {
  UChar wanted[ZONE_NAME_UNITS], canonical[ZONE_NAME_UNITS];
  cicu_wide wide;
  cicu_wide_open(&wide, zone, -1, status);
  int32_t wantedLength = *status > 0 ? 0 : canonical_name(wide.text, wide.length, wanted);
  cicu_wide_close(&wide);
  if (*status > 0) return 0;
  UErrorCode code = wantedLength > 0 ? U_ZERO_ERROR : U_ILLEGAL_ARGUMENT_ERROR;
  UEnumeration* zones = ucal_openTimeZoneIDEnumeration(UCAL_ZONE_TYPE_ANY, NULL, NULL, &code);
  int32_t needed = 0;
  const char* name;
  int32_t length;
  while (code <= 0 && (name = uenum_next(zones, &length, &code)) != NULL) {
    cicu_wide_open(&wide, name, length, status);
    int32_t count = *status > 0 ? 0 : canonical_name(wide.text, wide.length, canonical);
    cicu_wide_close(&wide);
    if (*status > 0) break;
    if (count != wantedLength || u_memcmp(canonical, wanted, count) != 0) continue;
    if (needed + length + 1 <= capacity) {
      memcpy(out + needed, name, (size_t)length);
      out[needed + length] = '\n';
    }
    needed += length + 1;
  }
  uenum_close(zones);
  if (code > 0) {
    *status = code;
  } else if (*status <= 0 && needed > capacity) {
    *status = U_BUFFER_OVERFLOW_ERROR;
  }
  return needed;
}

static void use_digits(UDateFormat* format, const char* locale, UErrorCode* code) {
  static const UChar plain[] = {'0'};
  UNumberFormat* numbers = unum_open(UNUM_PATTERN_DECIMAL, plain, 1, locale, NULL, code);
  if (*code > 0) {
    unum_close(numbers);
  } else {
    udat_adoptNumberFormat(format, numbers);
  }
}

// Opens by styles, or by `pattern` when it is not NULL, in the zone `date` names.
static cicu_date* open_date(int32_t dateStyle, int32_t timeStyle, const char* pattern, const char* locale,
                            const char* digits, const char* zone, int32_t* status) {
  if (*status > 0) return NULL;
  cicu_date* date = calloc(1, sizeof *date);
  if (date != NULL) {
    date->locale = strdup(locale);
    date->zone = strdup(zone);
  }
  if (date == NULL || date->locale == NULL || date->zone == NULL) {
    cicu_date_close(date);
    *status = U_MEMORY_ALLOCATION_ERROR;
    return NULL;
  }
  date->fixedOffset = NO_OFFSET;

  cicu_wide wideZone, widePattern;
  cicu_wide_open(&wideZone, zone, -1, status);
  cicu_wide_open(&widePattern, pattern == NULL ? "" : pattern, -1, status);
  UErrorCode code = *status > 0 ? (UErrorCode)*status : U_ZERO_ERROR;
  UChar canonical[ZONE_NAME_UNITS];
  int isKnown = *status <= 0 && canonical_name(wideZone.text, wideZone.length, canonical) > 0;
  static const UChar gmt[] = {'G', 'M', 'T'};
  const UChar* shown = isKnown ? wideZone.text : gmt;
  int32_t shownLength = isKnown ? wideZone.length : 3;
  if (isKnown) date->rules = ucal_open(shown, shownLength, "root", UCAL_GREGORIAN, &code);
  if (pattern != NULL) {
    date->format = udat_open(UDAT_PATTERN, UDAT_PATTERN, locale, shown, shownLength, widePattern.text, widePattern.length, &code);
  } else {
    date->format = udat_open((UDateFormatStyle)timeStyle, (UDateFormatStyle)dateStyle, locale, shown, shownLength, NULL, 0, &code);
  }
  cicu_wide_close(&wideZone);
  cicu_wide_close(&widePattern);
  if (digits != NULL && code <= 0) use_digits(date->format, digits, &code);
  if (code > 0) {
    cicu_date_close(date);
    *status = code;
    return NULL;
  }
  return date;
}

cicu_date* cicu_date_openStyles(int32_t dateStyle, int32_t timeStyle, const char* locale, const char* digits, const char* zone,
                                int32_t* status) {
  return open_date(dateStyle, timeStyle, NULL, locale, digits, zone, status);
}

cicu_date* cicu_date_openPattern(const char* pattern, const char* locale, const char* digits, const char* zone, int32_t* status) {
  return open_date(CICU_DATE_NONE, CICU_DATE_NONE, pattern, locale, digits, zone, status);
}

int32_t cicu_date_pattern(const cicu_date* date, uint8_t* out, int32_t capacity, int32_t* status) {
  if (*status > 0) return 0;
  UErrorCode code = U_ZERO_ERROR;
  UChar text[CICU_STACK_UNITS];
  int32_t length = udat_toPattern(date->format, 0, text, CICU_STACK_UNITS, &code);
  if (code > 0) {
    *status = code;
    return 0;
  }
  return cicu_text_write(text, length, out, capacity, status);
}

// ---- Text that grows

typedef struct {
  UChar* text;
  int32_t length;
  int32_t room;
  UChar stack[CICU_STACK_UNITS];
} buffer;

static void buffer_open(buffer* b) {
  b->text = b->stack;
  b->length = 0;
  b->room = CICU_STACK_UNITS;
}
static void buffer_close(buffer* b) {
  if (b->text != b->stack) free(b->text);
}
static void buffer_grow(buffer* b, int32_t room, UErrorCode* code) {
  UChar* larger = malloc((size_t)room * sizeof(UChar));
  if (larger == NULL) {
    *code = U_MEMORY_ALLOCATION_ERROR;
    return;
  }
  memcpy(larger, b->text, (size_t)b->length * sizeof(UChar));
  buffer_close(b);
  b->text = larger;
  b->room = room;
}

static void buffer_format(buffer* b, const UDateFormat* format, double milliseconds, UFieldPositionIterator* fields,
                          UErrorCode* code) {
  for (int attempt = 0; attempt < 2 && *code <= 0; attempt++) {
    b->length = fields == NULL ? udat_format(format, milliseconds, b->text, b->room, NULL, code)
                               : udat_formatForFields(format, milliseconds, b->text, b->room, fields, code);
    if (*code != U_BUFFER_OVERFLOW_ERROR || attempt == 1) return;
    int32_t needed = b->length;
    b->length = 0;
    *code = U_ZERO_ERROR;
    buffer_grow(b, needed + 1, code);
  }
}

static void buffer_replace(buffer* b, int32_t start, int32_t end, const buffer* with, UErrorCode* code) {
  int32_t length = b->length - (end - start) + with->length;
  if (length > b->room) buffer_grow(b, length * 2, code);
  if (*code > 0) return;
  memmove(b->text + start + with->length, b->text + end, (size_t)(b->length - end) * sizeof(UChar));
  memcpy(b->text + start, with->text, (size_t)with->length * sizeof(UChar));
  b->length = length;
}

// ---- Where ICU's rules and the system's differ

static int32_t rule_offset(UCalendar* rules, double milliseconds, bool* isDaylight, UErrorCode* code) {
  ucal_setMillis(rules, milliseconds, code);
  int32_t daylight = ucal_get(rules, UCAL_DST_OFFSET, code);
  int32_t standard = ucal_get(rules, UCAL_ZONE_OFFSET, code);
  *isDaylight = daylight != 0;
  return (standard + daylight) / 1000;
}

static void use_offset(cicu_date* date, int32_t offset, UErrorCode* code) {
  if (date->fixed == NULL) date->fixed = udat_clone(date->format, code);
  if (*code > 0 || date->fixedOffset == offset) return;
  int32_t size = offset < 0 ? -offset : offset;
  char name[32];
  int32_t length = snprintf(name, sizeof name, "GMT%c%02d:%02d:%02d", offset < 0 ? '-' : '+', size / 3600, size / 60 % 60,
                            size % 60);
  UChar wide[32];
  u_charsToUChars(name, wide, length + 1);
  UCalendar* calendar = ucal_clone(udat_getCalendar(date->format), code);
  ucal_setTimeZone(calendar, wide, length, code);
  if (*code <= 0) {
    udat_setCalendar(date->fixed, calendar);
    date->fixedOffset = offset;
  }
  ucal_close(calendar);
}

static void format_field(cicu_date* date, UChar letter, int32_t count, double milliseconds, buffer* out, UErrorCode* code) {
  UChar pattern[8];
  cicu_wide zone;
  int32_t status = CICU_OK;
  for (int32_t i = 0; i < count && i < 8; i++) pattern[i] = letter;
  cicu_wide_open(&zone, date->zone, -1, &status);
  UDateFormat* format = status > 0 ? NULL
                                   : udat_open(UDAT_PATTERN, UDAT_PATTERN, date->locale, zone.text, zone.length, pattern,
                                               count < 8 ? count : 8, code);
  if (status > 0) *code = (UErrorCode)status;
  if (*code <= 0) buffer_format(out, format, milliseconds, NULL, code);
  udat_close(format);
  cicu_wide_close(&zone);
}

// Whether ICU's own rules say at `moment` what the system says at the instant that is formatted.
static bool agrees(cicu_date* date, double moment, int32_t offset, bool isDaylight, UErrorCode* code) {
  bool inDaylight = false;
  return rule_offset(date->rules, moment, &inDaylight, code) == offset && inDaylight == isDaylight && *code <= 0;
}

// The name that ICU gives the zone for a field `letter` × `count`; for a specific name, `z`, at the nearest instant, by quarters of
// a year, when ICU's own rules give the offset and the daylight flag that the caller knows. False when there is no such instant,
// or ICU has no name but a GMT form: its own offset may be outdated, and a name must not contradict the clock.
static bool zone_name(cicu_date* date, UChar letter, int32_t count, double milliseconds, int32_t offset, bool isDaylight,
                      buffer* out, UErrorCode* code) {
  static const double quarter = 91 * 86400e3;
  double moment = milliseconds;
  if (letter == 'z') {
    bool found = false;
    for (int32_t step = 1; step <= 8 && !found; step++) {
      moment = milliseconds + (step % 2 == 0 ? step / 2 : -(step / 2) - 1) * quarter;
      found = agrees(date, moment, offset, isDaylight, code);
    }
    if (!found) return false;
  }
  format_field(date, letter, count, moment, out, code);
  buffer shortForm, longForm;
  buffer_open(&shortForm);
  buffer_open(&longForm);
  format_field(date, 'O', 1, moment, &shortForm, code);
  format_field(date, 'O', 4, moment, &longForm, code);
  bool isName = *code <= 0 && u_strCompare(out->text, out->length, shortForm.text, shortForm.length, 0) != 0 &&
                u_strCompare(out->text, out->length, longForm.text, longForm.length, 0) != 0;
  buffer_close(&shortForm);
  buffer_close(&longForm);
  return isName;
}

// The length of the next run of `z`, `v` or `V` outside quotes in a pattern, from `*at`; `*at` moves behind it. 0 at the end.
static int32_t next_name_field(const UChar* pattern, int32_t length, int32_t* at, UChar* letter) {
  bool quoted = false;
  for (int32_t i = *at; i < length; i++) {
    UChar unit = pattern[i];
    if (unit == '\'') quoted = !quoted;
    if (quoted || (unit != 'z' && unit != 'v' && unit != 'V')) continue;
    int32_t count = 1;
    while (i + count < length && pattern[i + count] == unit) count++;
    *at = i + count;
    *letter = unit;
    return count;
  }
  *at = length;
  return 0;
}

static void format_at_offset(cicu_date* date, double milliseconds, int32_t offset, bool isDaylight, buffer* out,
                             UErrorCode* code) {
  use_offset(date, offset, code);
  UFieldPositionIterator* fields = ufieldpositer_open(code);
  if (*code <= 0) buffer_format(out, date->fixed, milliseconds, fields, code);
  UChar pattern[CICU_STACK_UNITS];
  int32_t patternLength = udat_toPattern(date->format, 0, pattern, CICU_STACK_UNITS, code);
  int32_t at = 0, shift = 0, start = 0, end = 0, field = 0;
  while (*code <= 0 && date->rules != NULL && (field = ufieldpositer_next(fields, &start, &end)) >= 0) {
    if (field != UDAT_TIMEZONE_FIELD && field != UDAT_TIMEZONE_GENERIC_FIELD && field != UDAT_TIMEZONE_SPECIAL_FIELD) continue;
    UChar letter = 0;
    int32_t count = next_name_field(pattern, patternLength, &at, &letter);
    if (count == 0) break;
    buffer name;
    buffer_open(&name);
    if (zone_name(date, letter, count, milliseconds, offset, isDaylight, &name, code)) {
      buffer_replace(out, start + shift, end + shift, &name, code);
      shift += name.length - (end - start);
    }
    buffer_close(&name);
  }
  ufieldpositer_close(fields);
}

int32_t cicu_date_format(cicu_date* date, double millisecondsSince1970, int32_t offsetSeconds, bool isDaylight, uint8_t* out,
                         int32_t capacity, int32_t* status) {
  if (*status > 0) return 0;
  UErrorCode code = U_ZERO_ERROR;
  buffer text;
  buffer_open(&text);
  bool ignored = false;
  if (date->rules != NULL && rule_offset(date->rules, millisecondsSince1970, &ignored, &code) == offsetSeconds) {
    buffer_format(&text, date->format, millisecondsSince1970, NULL, &code);
  } else {
    format_at_offset(date, millisecondsSince1970, offsetSeconds, isDaylight, &text, &code);
  }
  if (code > 0) *status = code;
  int32_t needed = cicu_text_write(text.text, text.length, out, capacity, status);
  buffer_close(&text);
  return needed;
}
