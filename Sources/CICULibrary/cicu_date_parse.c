#include <math.h>
#include <string.h>
#include <unicode/utf16.h>
#include <unicode/utf8.h>

#include "cicu_date.h"

static int32_t utf8_length(const UChar* text, int32_t units) {
  int32_t bytes = 0;
  for (int32_t unit = 0; unit < units;) {
    UChar32 point;
    U16_NEXT(text, unit, units, point);
    bytes += U8_LENGTH(U_IS_SURROGATE(point) ? 0xFFFD : point);
  }
  return bytes;
}

// ---- Reading by ICU

// Far from any change of a calendar, and not the offset of any zone.
static const int32_t elsewhere = 7 * 60;

// Returns a copy of the format's calendar in a zone with just an offset; NULL after an error.
static UCalendar* calendar_at_offset(const UDateFormat* format, int32_t offset, UErrorCode* code) {
  UCalendar* calendar = ucal_clone(udat_getCalendar(format), code);
  if (*code > 0) return NULL;
  UChar name[32];
  int32_t length = cicu_zone_fixed_name(offset, name);
  ucal_setTimeZone(calendar, name, length, code);
  ucal_clear(calendar);
  return calendar;
}

// Reads with a copy of a calendar, because a zone in the text changes that of the calendar. Returns the number of UTF-16 units that
// were read, 0 for none.
static int32_t read_by_calendar(const UDateFormat* reader, const UCalendar* at, const cicu_wide* wide, double* milliseconds, UErrorCode* code) {
  UCalendar* calendar = ucal_clone(at, code);
  if (*code > 0) return 0;
  int32_t position = 0;
  UErrorCode parsing = U_ZERO_ERROR;
  udat_parseCalendar(reader, calendar, wide->text, wide->length, &position, &parsing);
  if (parsing <= 0 && position > 0) *milliseconds = ucal_getMillis(calendar, &parsing);
  ucal_close(calendar);
  if (parsing == U_MEMORY_ALLOCATION_ERROR) *code = parsing;
  return parsing > 0 || !isfinite(*milliseconds) ? 0 : position;
}

static int32_t read_at_offset(const UDateFormat* reader, const cicu_wide* wide, int32_t offset, double* milliseconds, UErrorCode* code) {
  UCalendar* calendar = calendar_at_offset(reader, offset, code);
  int32_t units = *code > 0 ? 0 : read_by_calendar(reader, calendar, wide, milliseconds, code);
  ucal_close(calendar);
  return units;
}

// Makes what reads texts, which not every formatter does.
static void open_reader(cicu_date* date, UErrorCode* code) {
  if (date->reader == NULL) date->reader = udat_clone(date->format, code);
  if (*code <= 0 && date->atZero == NULL) date->atZero = calendar_at_offset(date->reader, 0, code);
  if (*code <= 0 && date->atOffset == NULL) date->atOffset = calendar_at_offset(date->reader, elsewhere, code);
}

void cicu_date_parse(cicu_date* date, const char* text, int32_t length, bool isLenient, cicu_date_prefix* prefix, int32_t* status) {
  memset(prefix, 0, sizeof *prefix);
  cicu_wide wide;
  cicu_wide_open(&wide, text, length, status);
  if (*status <= 0) {
    UErrorCode code = U_ZERO_ERROR;
    open_reader(date, &code);
    double moment = 0, moved = 0;
    int32_t units = 0;
    if (code <= 0) {
      udat_setLenient(date->reader, isLenient);
      ucal_setAttribute(date->atZero, UCAL_LENIENT, isLenient);
      ucal_setAttribute(date->atOffset, UCAL_LENIENT, isLenient);
      units = read_by_calendar(date->reader, date->atZero, &wide, &moment, &code);
    }
    // If the text names a zone, the zone of the calendar does not change the result.
    int32_t again = units > 0 && code <= 0 ? read_by_calendar(date->reader, date->atOffset, &wide, &moved, &code) : 0;
    if (code > 0) {
      *status = code;
    } else if (units > 0) {
      prefix->milliseconds = moment;
      prefix->namesZone = again == units && moved == moment;
      prefix->utf16Count = units;
      prefix->utf8Count = utf8_length(wide.text, units);
    }
  }
  cicu_wide_close(&wide);
}

bool cicu_zone_parse(const char* locale, const char* field, const char* text, int32_t length, double localMilliseconds,
                     int32_t* offsetSeconds, int32_t* status) {
  static const char before[] = "y-M-d-H-m-s-S ";
  static const UChar utc[] = {'G', 'M', 'T'};
  char fields[sizeof before + 8];
  strcpy(fields, before);
  strncat(fields, field, 8);
  UErrorCode code = U_ZERO_ERROR;
  UChar pattern[sizeof fields];
  u_charsToUChars(fields, pattern, (int32_t)strlen(fields) + 1);
  UDateFormat* format = udat_open(UDAT_PATTERN, UDAT_PATTERN, locale, utc, 3, pattern, -1, &code);
  cicu_buffer whole;
  cicu_buffer_open(&whole);
  cicu_wide wide;
  cicu_wide_open(&wide, text, length, status);
  double moment = 0;
  int32_t units = 0;
  bool namesZone = false;
  if (code <= 0 && *status <= 0) {
    // The date is written before the name, because a name can mean another offset in another year.
    int32_t patternLength = (int32_t)sizeof before - 1;
    udat_applyPattern(format, false, pattern, patternLength);
    cicu_buffer_format(&whole, format, localMilliseconds, NULL, &code);
    udat_applyPattern(format, false, pattern, (int32_t)strlen(fields));
    if (code <= 0 && whole.length + wide.length > whole.room) cicu_buffer_grow(&whole, whole.length + wide.length, &code);
    if (code <= 0) {
      u_memcpy(whole.text + whole.length, wide.text, wide.length);
      cicu_wide joined = {.text = whole.text, .length = whole.length + wide.length};
      double moved = 0;
      units = read_at_offset(format, &joined, 0, &moment, &code);
      namesZone = units == joined.length && read_at_offset(format, &joined, elsewhere, &moved, &code) == units && moved == moment;
    }
  }
  cicu_wide_close(&wide);
  cicu_buffer_close(&whole);
  udat_close(format);
  if (code > 0) *status = code;
  if (*status > 0 || !namesZone || fabs(localMilliseconds - moment) >= 26 * 3600e3) return false;
  *offsetSeconds = (int32_t)((localMilliseconds - moment) / 1000);
  return true;
}

// ---- Fields of the calendar

static UCalendar* clock_of(cicu_date* date, UErrorCode* code) {
  static const UChar utc[] = {'G', 'M', 'T'};
  if (date->clock == NULL) {
    UCalendar* calendar = ucal_clone(udat_getCalendar(date->format), code);
    ucal_setTimeZone(calendar, utc, 3, code);
    ucal_setAttribute(calendar, UCAL_LENIENT, true);
    if (*code > 0) {
      ucal_close(calendar);
      return NULL;
    }
    date->clock = calendar;
  }
  return date->clock;
}

int32_t cicu_date_calendar(const cicu_date* date, uint8_t* out, int32_t capacity, int32_t* status) {
  if (*status > 0) return 0;
  UErrorCode code = U_ZERO_ERROR;
  const char* type = ucal_getType(udat_getCalendar(date->format), &code);
  if (code > 0) {
    *status = code;
    return 0;
  }
  return cicu_bytes_write(type, (int32_t)strlen(type), out, capacity, status);
}

bool cicu_date_knows(int32_t field) {
  return field >= UCAL_ERA && field <= UCAL_IS_LEAP_MONTH && field != UCAL_ZONE_OFFSET && field != UCAL_DST_OFFSET;
}

static bool knows_all(const int32_t* fields, int32_t count, int32_t* status) {
  for (int32_t i = 0; i < count && *status <= 0; i++) {
    if (!cicu_date_knows(fields[i])) *status = U_ILLEGAL_ARGUMENT_ERROR;
  }
  return *status <= 0;
}

void cicu_date_values(cicu_date* date, double milliseconds, const int32_t* fields, int32_t count, int32_t* values, int32_t* status) {
  if (*status > 0 || !knows_all(fields, count, status)) return;
  UErrorCode code = U_ZERO_ERROR;
  UCalendar* calendar = clock_of(date, &code);
  if (code <= 0) ucal_setMillis(calendar, milliseconds, &code);
  for (int32_t i = 0; i < count && code <= 0; i++) values[i] = ucal_get(calendar, (UCalendarDateFields)fields[i], &code);
  if (code > 0) *status = code;
}

// The certainty that a field with a different value is the wrong one: highest for a value that no date has, then for a day that
// the month lacks. Other fields may only have changed because of these.
static int32_t blame(const UCalendar* calendar, int32_t field, int32_t value) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t least = ucal_getLimit(calendar, (UCalendarDateFields)field, UCAL_MINIMUM, &code);
  int32_t most = ucal_getLimit(calendar, (UCalendarDateFields)field, UCAL_MAXIMUM, &code);
  if (code > 0 || value < least || value > most) return 3;
  return field == UCAL_DATE || field == UCAL_DAY_OF_YEAR ? 2 : 1;
}

int32_t cicu_date_resolve(cicu_date* date, const int32_t* fields, const int32_t* values, int32_t setCount, int32_t count,
                          double* milliseconds, int32_t* status) {
  if (*status > 0 || !knows_all(fields, count, status)) return 0;
  UErrorCode code = U_ZERO_ERROR;
  UCalendar* calendar = clock_of(date, &code);
  int32_t culprit = -1, certainty = 0;
  if (code <= 0) {
    ucal_clear(calendar);
    for (int32_t i = 0; i < setCount; i++) ucal_set(calendar, (UCalendarDateFields)fields[i], values[i]);
    *milliseconds = ucal_getMillis(calendar, &code);
  }
  for (int32_t i = 0; i < count && code <= 0; i++) {
    if (ucal_get(calendar, (UCalendarDateFields)fields[i], &code) == values[i]) continue;
    int32_t sureness = blame(calendar, fields[i], values[i]);
    if (sureness > certainty) {
      certainty = sureness;
      culprit = i;
    }
  }
  // ICU refuses some values outright. Such a date does not exist either.
  if (code == U_ILLEGAL_ARGUMENT_ERROR) return culprit < 0 ? 0 : culprit;
  if (code > 0) *status = code;
  return culprit;
}
