#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cicu_date.h"

// Writes ICU's canonical name of a zone and returns its length; 0 for a zone that ICU does not have.
static int32_t canonical_name(const UChar* zone, int32_t length, UChar* canonical) {
  UErrorCode code = U_ZERO_ERROR;
  UBool isSystem = 0;
  int32_t count = ucal_getCanonicalTimeZoneID(zone, length, canonical, CICU_ZONE_NAME_UNITS, &isSystem, &code);
  return code <= 0 && isSystem ? count : 0;
}

void cicu_zone_open(cicu_zone* zone, const char* locale, const char* name, UChar* shown, int32_t* shownLength, int32_t* status) {
  static const UChar gmt[] = {'G', 'M', 'T'};
  *zone = (cicu_zone){.locale = strdup(locale), .name = strdup(name)};
  if (*status > 0) return;
  if (zone->locale == NULL || zone->name == NULL) {
    *status = U_MEMORY_ALLOCATION_ERROR;
    return;
  }
  cicu_wide wide;
  cicu_wide_open(&wide, name, -1, status);
  UErrorCode code = U_ZERO_ERROR;
  UChar canonical[CICU_ZONE_NAME_UNITS];
  if (*status <= 0) {
    // ICU has no zone whose name is longer than the buffer.
    bool isKnown = wide.length < CICU_ZONE_NAME_UNITS && canonical_name(wide.text, wide.length, canonical) > 0;
    *shownLength = isKnown ? wide.length : 3;
    u_memcpy(shown, isKnown ? wide.text : gmt, *shownLength);
    if (isKnown) zone->rules = ucal_open(shown, *shownLength, "root", UCAL_GREGORIAN, &code);
  }
  cicu_wide_close(&wide);
  if (code > 0) *status = code;
}

void cicu_zone_close(cicu_zone* zone) {
  ucal_close(zone->rules);
  free(zone->locale);
  free(zone->name);
}

int32_t cicu_zone_names(const char* zone, uint8_t* out, int32_t capacity, int32_t* status) {
  UChar wanted[CICU_ZONE_NAME_UNITS], canonical[CICU_ZONE_NAME_UNITS];
  cicu_wide wide;
  cicu_wide_open(&wide, zone == NULL ? "" : zone, -1, status);
  int32_t wantedLength = *status > 0 ? 0 : canonical_name(wide.text, wide.length, wanted);
  cicu_wide_close(&wide);
  if (*status > 0) return 0;
  UErrorCode code = wantedLength > 0 || zone == NULL ? U_ZERO_ERROR : U_ILLEGAL_ARGUMENT_ERROR;
  UEnumeration* zones = ucal_openTimeZoneIDEnumeration(UCAL_ZONE_TYPE_ANY, NULL, NULL, &code);
  int32_t needed = 0;
  const char* name;
  int32_t length;
  while (code <= 0 && (name = uenum_next(zones, &length, &code)) != NULL) {
    cicu_wide_open(&wide, name, length, status);
    int32_t count = *status > 0 ? 0 : canonical_name(wide.text, wide.length, canonical);
    cicu_wide_close(&wide);
    if (*status > 0) break;
    if (zone != NULL && (count != wantedLength || u_memcmp(canonical, wanted, count) != 0)) continue;
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

// ---- Differences between ICU's rules and the system's

static int32_t rule_offset(UCalendar* rules, double milliseconds, bool* isDaylight, UErrorCode* code) {
  ucal_setMillis(rules, milliseconds, code);
  int32_t daylight = ucal_get(rules, UCAL_DST_OFFSET, code);
  int32_t standard = ucal_get(rules, UCAL_ZONE_OFFSET, code);
  *isDaylight = daylight != 0;
  return (standard + daylight) / 1000;
}

bool cicu_zone_has_offset(const cicu_zone* zone, double milliseconds, int32_t offset, UErrorCode* code) {
  bool ignored = false;
  return zone->rules != NULL && rule_offset(zone->rules, milliseconds, &ignored, code) == offset && *code <= 0;
}

int32_t cicu_zone_fixed_name(int32_t offset, UChar* name) {
  int32_t size = offset < 0 ? -offset : offset;
  char text[32];
  int32_t length = snprintf(text, sizeof text, "GMT%c%02d:%02d:%02d", offset < 0 ? '-' : '+', size / 3600, size / 60 % 60, size % 60);
  u_charsToUChars(text, name, length + 1);
  return length;
}

void cicu_zone_write_field(const cicu_zone* zone, UChar letter, int32_t count, double milliseconds, cicu_buffer* out,
                           UErrorCode* code) {
  UChar pattern[8];
  cicu_wide name;
  int32_t status = CICU_OK;
  for (int32_t i = 0; i < count && i < 8; i++) pattern[i] = letter;
  cicu_wide_open(&name, zone->name, -1, &status);
  if (status > 0) *code = (UErrorCode)status;
  UDateFormat* format = udat_open(UDAT_PATTERN, UDAT_PATTERN, zone->locale, name.text, name.length, pattern, count < 8 ? count : 8, code);
  if (*code <= 0) cicu_buffer_format(out, format, milliseconds, NULL, code);
  udat_close(format);
  cicu_wide_close(&name);
}

// Whether ICU's own rules have, at `moment`, the offset and the daylight flag that the system has at the formatted instant.
static bool agrees(const cicu_zone* zone, double moment, int32_t offset, bool isDaylight, UErrorCode* code) {
  bool inDaylight = false;
  return rule_offset(zone->rules, moment, &inDaylight, code) == offset && inDaylight == isDaylight && *code <= 0;
}

// Writes the text of `VV` or `VVV` for a zone that ICU does not have, by UTS #35: its name, or the last part of it as a city.
static bool unknown_name(const cicu_zone* zone, UChar letter, int32_t count, cicu_buffer* out, UErrorCode* code) {
  if (letter != 'V' || (count != 2 && count != 3)) return false;
  const char* slash = strrchr(zone->name, '/');
  const char* shown = count == 3 && slash != NULL ? slash + 1 : zone->name;
  int32_t length = (int32_t)strlen(shown);
  if (length > out->room) cicu_buffer_grow(out, length, code);
  if (*code > 0) return false;
  for (int32_t i = 0; i < length; i++) out->text[i] = count == 3 && shown[i] == '_' ? ' ' : (UChar)(uint8_t)shown[i];
  out->length = length;
  return true;
}

// Whether the text is the zone's present offset, standard or daylight. ICU writes this where it has no name, whatever the offset was
// at the instant.
static bool is_present_offset(const cicu_zone* zone, int32_t count, const cicu_buffer* out, UErrorCode* code) {
  bool isOffset = false;
  ucal_setMillis(zone->rules, ucal_getNow(), code);
  int32_t standard = ucal_get(zone->rules, UCAL_ZONE_OFFSET, code) / 1000;
  for (int32_t daylight = 0; daylight <= 3600 && *code <= 0 && !isOffset; daylight += 3600) {
    UChar wide[32];
    char name[32];
    u_UCharsToChars(wide, name, cicu_zone_fixed_name(standard + daylight, wide) + 1);
    cicu_zone fixed = {.locale = zone->locale, .name = name};
    cicu_buffer form;
    cicu_buffer_open(&form);
    cicu_zone_write_field(&fixed, 'O', count == 4 ? 4 : 1, 0, &form, code);
    isOffset = *code <= 0 && u_strCompare(out->text, out->length, form.text, form.length, 0) == 0;
    cicu_buffer_close(&form);
  }
  return isOffset;
}

// Writes the specific name of the zone's standard or daylight time, if it fits the clock together with ICU's standard offset.
// This is for a zone that has introduced daylight time since ICU's rules were made.
static bool write_type_name(const cicu_zone* zone, int32_t count, double milliseconds, int32_t offset, bool isDaylight,
                            cicu_buffer* out, UErrorCode* code) {
  ucal_setMillis(zone->rules, milliseconds, code);
  int32_t standard = ucal_get(zone->rules, UCAL_ZONE_OFFSET, code) / 1000;
  if (*code > 0 || offset != standard + (isDaylight ? 3600 : 0)) return false;
  UCalendarDisplayNameType wide = isDaylight ? UCAL_DST : UCAL_STANDARD;
  UCalendarDisplayNameType narrow = isDaylight ? UCAL_SHORT_DST : UCAL_SHORT_STANDARD;
  out->length = ucal_getTimeZoneDisplayName(zone->rules, count == 4 ? wide : narrow, zone->locale, out->text, out->room, code);
  return !is_present_offset(zone, count, out, code) && *code <= 0;
}

// Writes a name for the field. For `z` and `v`, it looks in steps of a quarter of a year for the nearest instant at which ICU's
// own rules have the caller's offset and daylight flag. A specific name, `z`, is that of this instant. Without such an instant,
// ICU may assume another time for the zone. Then a specific name is the one of the daylight flag, if it fits, otherwise there is
// none. A generic name, `v`, is then that of the place, as UTS #35 defines it for a time without a name. A GMT form of ICU does
// not count as a name: its offset may be outdated, and a name must not contradict the clock.
static bool write_name(const cicu_zone* zone, UChar letter, int32_t count, double milliseconds, int32_t offset, bool isDaylight,
                       cicu_buffer* out, UErrorCode* code) {
  static const double quarter = 91 * 86400e3;
  if (zone->rules == NULL) return unknown_name(zone, letter, count, out, code);
  double moment = milliseconds;
  bool isByFlag = false;
  if (letter == 'z' || letter == 'v') {
    bool found = false;
    for (int32_t step = 1; step <= 8 && !found; step++) {
      moment = milliseconds + (step % 2 == 0 ? step / 2 : -(step / 2) - 1) * quarter;
      found = agrees(zone, moment, offset, isDaylight, code);
    }
    if (!found || letter == 'v') moment = milliseconds;
    isByFlag = !found && letter == 'z';
    if (isByFlag && !write_type_name(zone, count, milliseconds, offset, isDaylight, out, code)) return false;
    if (!found && letter == 'v') {
      letter = 'V';
      count = 4;
    }
  }
  if (!isByFlag) cicu_zone_write_field(zone, letter, count, moment, out, code);
  cicu_buffer shortForm, longForm;
  cicu_buffer_open(&shortForm);
  cicu_buffer_open(&longForm);
  cicu_zone_write_field(zone, 'O', 1, moment, &shortForm, code);
  cicu_zone_write_field(zone, 'O', 4, moment, &longForm, code);
  bool isName = *code <= 0 && u_strCompare(out->text, out->length, shortForm.text, shortForm.length, 0) != 0 &&
                u_strCompare(out->text, out->length, longForm.text, longForm.length, 0) != 0;
  cicu_buffer_close(&shortForm);
  cicu_buffer_close(&longForm);
  return isName;
}

void cicu_zone_write_at(const cicu_zone* zone, UChar letter, int32_t count, double milliseconds, int32_t offset, bool isDaylight,
                        cicu_buffer* out, UErrorCode* code) {
  bool canBeName = letter == 'z' || letter == 'v' || letter == 'V';
  if (canBeName && write_name(zone, letter, count, milliseconds, offset, isDaylight, out, code)) return;
  if (*code > 0) return;
  UChar wide[32];
  char name[32];
  int32_t length = cicu_zone_fixed_name(offset, wide);
  u_UCharsToChars(wide, name, length + 1);
  cicu_zone fixed = {.locale = zone->locale, .name = name};
  // ICU treats a zone without offset as Greenwich and would write that name.
  bool isOffset = letter == 'z' || letter == 'v';
  cicu_zone_write_field(&fixed, isOffset ? 'O' : letter, isOffset && count != 4 ? 1 : count, milliseconds, out, code);
}

int32_t cicu_zone_next_field(const UChar* pattern, int32_t length, int32_t* at, UChar* letter) {
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
