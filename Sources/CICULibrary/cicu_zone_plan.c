#include <stdio.h>
#include <string.h>
#include <unicode/ures.h>

#include "cicu_date.h"

// More than the changes of any zone between 1970 and 2038, or the periods of its names.
#define MAXIMUM_TRANSITIONS 1000
#define MAXIMUM_SPANS 64

/// A period in which a zone has one metazone, and so one set of names.
typedef struct {
  double from;
  double until;
  int32_t metazone;
  char name[CICU_ZONE_NAME_UNITS];  // of the metazone
} span;

// Opens ICU's rules of a zone; NULL, without a failure, for a zone that ICU does not have. Writes CLDR's name of it to
// `canonical`.
static UCalendar* open_rules(const char* zone, UChar* canonical, int32_t* length, UErrorCode* code) {
  cicu_wide wide;
  int32_t status = CICU_OK;
  cicu_wide_open(&wide, zone, -1, &status);
  UCalendar* rules = NULL;
  if (status > 0) {
    *code = (UErrorCode)status;
  } else if (wide.length < CICU_ZONE_NAME_UNITS) {
    UErrorCode unknown = U_ZERO_ERROR;
    UBool isSystem = 0;
    *length = ucal_getCanonicalTimeZoneID(wide.text, wide.length, canonical, CICU_ZONE_NAME_UNITS, &isSystem, &unknown);
    if (unknown <= 0 && isSystem) rules = ucal_open(wide.text, wide.length, "root", UCAL_GREGORIAN, code);
  }
  cicu_wide_close(&wide);
  return rules;
}

// ---- Metazones

// Returns the milliseconds of a time such as `2016-09-07 21:00` in UTC.
static double milliseconds_of(const char* text) {
  int year, month, day, hour, minute;
  if (sscanf(text, "%d-%d-%d %d:%d", &year, &month, &day, &hour, &minute) != 5) return -1;
  // Years that begin in March, so that the leap day is the last day.
  int shifted = month < 3 ? year - 1 : year;
  int days = 365 * shifted + shifted / 4 - shifted / 100 + shifted / 400 + (153 * (month + (month < 3 ? 9 : -3)) + 2) / 5 + day - 719469;
  return days * 86400e3 + hour * 3600e3 + minute * 60e3;
}

static void string_at(const UResourceBundle* list, int32_t index, char* out, int32_t capacity, UErrorCode* code) {
  int32_t length = 0;
  const UChar* text = ures_getStringByIndex(list, index, &length, code);
  if (*code <= 0 && length >= capacity) *code = U_BUFFER_OVERFLOW_ERROR;
  out[0] = 0;
  if (*code <= 0) u_UCharsToChars(text, out, length + 1);
}

// Reads the periods of a zone; none for a zone without metazones.
static int32_t read_spans(const UChar* zone, int32_t length, span* spans, UErrorCode* code) {
  char key[CICU_ZONE_NAME_UNITS];
  u_UCharsToChars(zone, key, length);
  key[length] = 0;
  for (char* slash = key; (slash = strchr(slash, '/')) != NULL;) *slash = ':';
  UResourceBundle* all = ures_openDirect(NULL, "metaZones", code);
  UResourceBundle* info = ures_getByKey(all, "metazoneInfo", NULL, code);
  UErrorCode missing = *code;
  UResourceBundle* list = ures_getByKey(info, key, NULL, &missing);
  int32_t count = *code <= 0 && missing <= 0 ? ures_getSize(list) : 0;
  if (count > MAXIMUM_SPANS) *code = U_BUFFER_OVERFLOW_ERROR;
  for (int32_t i = 0; i < count && *code <= 0; i++) {
    UResourceBundle* entry = ures_getByIndex(list, i, NULL, code);
    char from[32] = "1970-01-01 00:00", until[32] = "9999-12-31 23:59";
    spans[i].metazone = i;
    string_at(entry, 0, spans[i].name, CICU_ZONE_NAME_UNITS, code);
    if (*code <= 0 && ures_getSize(entry) == 3) {
      string_at(entry, 1, from, sizeof from, code);
      string_at(entry, 2, until, sizeof until, code);
    }
    ures_close(entry);
    spans[i].from = milliseconds_of(from);
    spans[i].until = milliseconds_of(until);
    // If a metazone occurs again, it has the same number.
    for (int32_t j = i - 1; j >= 0; j--) {
      if (strcmp(spans[i].name, spans[j].name) == 0) spans[i].metazone = spans[j].metazone;
    }
  }
  ures_close(list);
  ures_close(info);
  ures_close(all);
  return *code <= 0 ? count : 0;
}

// ---- Changes and states

// A zone with its periods. Close the rules with ucal_close; they are NULL, without a failure, for a zone that ICU does not have.
typedef struct {
  UCalendar* rules;
  UChar name[CICU_ZONE_NAME_UNITS];  // CLDR's name
  int32_t length;
  span spans[MAXIMUM_SPANS];
  int32_t count;
} zone_data;

static void open_zone(zone_data* data, const char* zone, UErrorCode* code) {
  data->length = 0;
  data->rules = open_rules(zone, data->name, &data->length, code);
  data->count = data->rules == NULL || *code > 0 ? 0 : read_spans(data->name, data->length, data->spans, code);
}

int32_t cicu_zone_changes(const char* zone, double end, double* milliseconds, int32_t capacity, int32_t* status) {
  if (*status > 0) return 0;
  UErrorCode code = U_ZERO_ERROR;
  zone_data data;
  int32_t count = 0;
  open_zone(&data, zone, &code);
  UDate at = -1;
  if (data.rules != NULL) ucal_setMillis(data.rules, at, &code);
  while (data.rules != NULL && code <= 0 && count < MAXIMUM_TRANSITIONS &&
         ucal_getTimeZoneTransitionDate(data.rules, UCAL_TZ_TRANSITION_NEXT, &at, &code) && at < end) {
    if (count < capacity) milliseconds[count] = at;
    count++;
    ucal_setMillis(data.rules, at, &code);
  }
  for (int32_t i = 0; i < data.count; i++) {
    const double bounds[] = {data.spans[i].from, data.spans[i].until};
    for (int32_t j = 0; j < 2; j++) {
      if (bounds[j] < 0 || bounds[j] >= end) continue;
      if (count < capacity) milliseconds[count] = bounds[j];
      count++;
    }
  }
  ucal_close(data.rules);
  if (code > 0) {
    *status = code;
  } else if (count > capacity) {
    *status = U_BUFFER_OVERFLOW_ERROR;
  }
  return count;
}

bool cicu_zone_states(const char* zone, const double* milliseconds, int32_t count, cicu_zone_state* states, int32_t* status) {
  if (*status > 0) return false;
  UErrorCode code = U_ZERO_ERROR;
  zone_data data;
  open_zone(&data, zone, &code);
  for (int32_t i = 0; i < count && data.rules != NULL && code <= 0; i++) {
    ucal_setMillis(data.rules, milliseconds[i], &code);
    states[i].standardSeconds = ucal_get(data.rules, UCAL_ZONE_OFFSET, &code) / 1000;
    states[i].daylightSeconds = ucal_get(data.rules, UCAL_DST_OFFSET, &code) / 1000;
    states[i].metazone = -1;
    for (int32_t j = data.count - 1; j >= 0; j--) {
      const span* period = &data.spans[j];
      if (milliseconds[i] >= period->from && milliseconds[i] < period->until) states[i].metazone = period->metazone;
    }
  }
  bool isKnown = data.rules != NULL;
  ucal_close(data.rules);
  if (code > 0) *status = code;
  return isKnown;
}

int32_t cicu_zone_metazones(const char* zone, uint8_t* out, int32_t capacity, int32_t* status) {
  if (*status > 0) return 0;
  UErrorCode code = U_ZERO_ERROR;
  zone_data data;
  open_zone(&data, zone, &code);
  if (data.rules == NULL && code <= 0) code = U_ILLEGAL_ARGUMENT_ERROR;
  ucal_close(data.rules);
  if (code > 0) {
    *status = code;
    return 0;
  }
  char lines[(MAXIMUM_SPANS + 1) * CICU_ZONE_NAME_UNITS];
  int32_t length = data.length;
  u_UCharsToChars(data.name, lines, length);
  for (int32_t i = 0; i < data.count; i++) {
    length += snprintf(lines + length, CICU_ZONE_NAME_UNITS, "\n%s", data.spans[i].name);
  }
  return cicu_bytes_write(lines, length, out, capacity, status);
}
