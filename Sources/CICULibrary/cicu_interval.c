#include <stdlib.h>
#include <string.h>
#include <unicode/unumsys.h>

#include "cicu_interval.h"

// ICU formats an interval with two calendars of one zone. If its rules for the zone are outdated, or it does not have the zone,
// both calendars get a zone with a constant offset, and each end is shifted so that its clock is right. Then the text that ICU
// writes for the zone is only a placeholder: no zone ever had this offset, and its text is different in every field and length.
#define PLACE_OFFSET (5 * 3600 + 7 * 60 + 9)

struct cicu_interval {
  UDateIntervalFormat* format;
  UFormattedDateInterval* result;
  UCalendar* ends[2];    // in the zone; their time is set at each call
  UCalendar* places[2];  // in the zone of PLACE_OFFSET; NULL until ICU's rules differ
  UChar* skeleton;
  UChar32 digits[10];
  bool hasDigits;
  bool isProleptic;
  cicu_zone zone;
};

void cicu_interval_close(cicu_interval* interval) {
  if (interval == NULL) return;
  udtitvfmt_close(interval->format);
  udtitvfmt_closeResult(interval->result);
  for (int side = 0; side < 2; side++) {
    ucal_close(interval->ends[side]);
    ucal_close(interval->places[side]);
  }
  free(interval->skeleton);
  cicu_zone_close(&interval->zone);
  free(interval);
}

// ---- Opening

static void open_calendars(cicu_interval* interval, const char* locale, const UChar* zone, int32_t zoneLength, bool isProleptic,
                           UErrorCode* code) {
  UCalendar* calendar = ucal_open(zone, zoneLength, locale, UCAL_DEFAULT, code);
  if (isProleptic && *code <= 0) {
    UErrorCode change = U_ZERO_ERROR;
    ucal_setGregorianChange(calendar, -8.64e15, &change);
    // Calendars other than the Gregorian do not have such a change.
    if (change > 0 && change != U_UNSUPPORTED_ERROR) *code = change;
  }
  interval->isProleptic = isProleptic;
  interval->ends[0] = calendar;
  if (*code <= 0) interval->ends[1] = ucal_clone(calendar, code);
}

static void read_digits(cicu_interval* interval, const char* name, UErrorCode* code) {
  UNumberingSystem* system = unumsys_open(name, code);
  UChar text[32];
  if (*code <= 0 && !unumsys_isAlgorithmic(system) && unumsys_getRadix(system) == 10) {
    int32_t length = unumsys_getDescription(system, text, 32, code);
    int32_t count = 0;
    if (*code <= 0) u_strToUTF32(interval->digits, 10, &count, text, length, code);
    interval->hasDigits = *code <= 0 && count == 10;
  }
  unumsys_close(system);
}

static void open_format(cicu_interval* interval, const char* skeleton, const char* locale, const UChar* zone, int32_t zoneLength,
                        int32_t context, int32_t* status) {
  cicu_wide wide;
  cicu_wide_open(&wide, skeleton, -1, status);
  UErrorCode code = *status > 0 ? (UErrorCode)*status : U_ZERO_ERROR;
  if (code <= 0) {
    interval->skeleton = calloc((size_t)wide.length + 1, sizeof(UChar));
    if (interval->skeleton == NULL) code = U_MEMORY_ALLOCATION_ERROR;
  }
  if (code <= 0) u_memcpy(interval->skeleton, wide.text, wide.length);
  interval->format = udtitvfmt_open(locale, wide.text, wide.length, zone, zoneLength, &code);
  interval->result = udtitvfmt_openResult(&code);
  if (context != CICU_CONTEXT_NONE && code <= 0) udtitvfmt_setContext(interval->format, (UDisplayContext)context, &code);
  cicu_wide_close(&wide);
  *status = code;
}

cicu_interval* cicu_interval_open(const char* skeleton, const char* locale, const char* digits, const char* zone, int32_t context,
                                  bool isProleptic, int32_t* status) {
  if (*status > 0) return NULL;
  cicu_interval* interval = calloc(1, sizeof *interval);
  if (interval == NULL) {
    *status = U_MEMORY_ALLOCATION_ERROR;
    return NULL;
  }
  UChar shown[CICU_ZONE_NAME_UNITS];
  int32_t shownLength = 0;
  cicu_zone_open(&interval->zone, locale, zone, shown, &shownLength, status);
  open_format(interval, skeleton, locale, shown, shownLength, context, status);
  UErrorCode code = *status > 0 ? (UErrorCode)*status : U_ZERO_ERROR;
  open_calendars(interval, locale, shown, shownLength, isProleptic, &code);
  if (digits != NULL && code <= 0) read_digits(interval, digits, &code);
  *status = code;
  if (code > 0) {
    cicu_interval_close(interval);
    return NULL;
  }
  return interval;
}

// ---- The zone's fields

static UChar zone_letter(int32_t field) {
  switch (field) {
    case UDAT_TIMEZONE_FIELD: return 'z';
    case UDAT_TIMEZONE_RFC_FIELD: return 'Z';
    case UDAT_TIMEZONE_GENERIC_FIELD: return 'v';
    case UDAT_TIMEZONE_SPECIAL_FIELD: return 'V';
    case UDAT_TIMEZONE_LOCALIZED_GMT_OFFSET_FIELD: return 'O';
    case UDAT_TIMEZONE_ISO_FIELD: return 'X';
    case UDAT_TIMEZONE_ISO_LOCAL_FIELD: return 'x';
    default: return 0;
  }
}

// Returns a zone with just an offset; its name is stored in `name`.
static cicu_zone fixed_zone(const cicu_interval* interval, int32_t offset, char* name) {
  UChar wide[32];
  int32_t length = cicu_zone_fixed_name(offset, wide);
  u_UCharsToChars(wide, name, length + 1);
  return (cicu_zone){.locale = interval->zone.locale, .name = name};
}

// Returns the number of letters of a field that shows PLACE_OFFSET. ICU does not return the pattern, whose lengths may differ
// from the skeleton's.
static int32_t letter_count(const cicu_interval* interval, UChar letter, const UChar* text, int32_t length, UErrorCode* code) {
  char name[32];
  cicu_zone place = fixed_zone(interval, PLACE_OFFSET, name);
  const UChar* run = u_strchr(interval->skeleton, letter);
  int32_t wanted = 0;
  while (run != NULL && run[wanted] == letter) wanted++;
  for (int32_t attempt = 0; attempt <= 5 && *code <= 0; attempt++) {
    int32_t count = attempt == 0 ? wanted : attempt;
    if (count == 0) continue;
    cicu_buffer shown;
    cicu_buffer_open(&shown);
    cicu_zone_write_field(&place, letter, count, 0, &shown, code);
    bool isSame = *code <= 0 && u_strCompare(text, length, shown.text, shown.length, 0) == 0;
    cicu_buffer_close(&shown);
    if (isSame) return count;
  }
  return wanted > 0 ? wanted : 1;
}

static void write_zone(const cicu_interval* interval, UChar letter, int32_t count, const cicu_moment* moment, cicu_buffer* out,
                       UErrorCode* code) {
  // The same text as for a single date: ICU's own where its rules have the offset, otherwise a name that fits the caller's
  // offset.
  if (cicu_zone_has_offset(&interval->zone, moment->millisecondsSince1970, moment->offsetSeconds, code)) {
    cicu_zone_write_field(&interval->zone, letter, count, moment->millisecondsSince1970, out, code);
    return;
  }
  cicu_zone_write_at(&interval->zone, letter, count, moment->millisecondsSince1970, moment->offsetSeconds, moment->isDaylight, out, code);
}

static void put_zones(const cicu_interval* interval, const cicu_moment* moments[2], cicu_interval_text* text, UErrorCode* code) {
  for (int32_t i = 0; i < text->count && *code <= 0; i++) {
    cicu_interval_field field = text->fields[i];
    UChar letter = zone_letter(field.field);
    if (letter == 0) continue;
    int32_t count = letter_count(interval, letter, text->text.text + field.start, field.end - field.start, code);
    cicu_buffer name;
    cicu_buffer_open(&name);
    write_zone(interval, letter, count, moments[cicu_interval_text_side(text, &field)], &name, code);
    if (*code <= 0) cicu_interval_text_replace(text, field.start, field.end, &name, code);
    cicu_buffer_close(&name);
  }
}

// ---- Formatting

static void open_places(cicu_interval* interval, UErrorCode* code) {
  if (interval->places[1] != NULL) return;
  UChar name[32];
  int32_t length = cicu_zone_fixed_name(PLACE_OFFSET, name);
  for (int side = 0; side < 2 && *code <= 0; side++) {
    ucal_close(interval->places[side]);
    interval->places[side] = ucal_clone(interval->ends[side], code);
    if (*code <= 0) ucal_setTimeZone(interval->places[side], name, length, code);
  }
}

// Writes the text alone, with the calendars that ICU's formatter itself has (udtitvfmt_format), which takes half the time.
static void format_plain(const cicu_interval* interval, const cicu_moment* moments[2], cicu_buffer* out, UErrorCode* code) {
  for (int attempt = 0; attempt < 2 && *code <= 0; attempt++) {
    out->length = udtitvfmt_format(interval->format, moments[0]->millisecondsSince1970, moments[1]->millisecondsSince1970, out->text,
                                   out->room, NULL, code);
    if (*code != U_BUFFER_OVERFLOW_ERROR || attempt == 1) return;
    int32_t needed = out->length;
    out->length = 0;
    *code = U_ZERO_ERROR;
    cicu_buffer_grow(out, needed + 1, code);
  }
}

static void format(cicu_interval* interval, const cicu_moment* moments[2], bool takesFields, cicu_interval_text* text, UErrorCode* code) {
  bool agrees = true;
  for (int side = 0; side < 2; side++) {
    const cicu_moment* moment = moments[side];
    agrees = agrees && cicu_zone_has_offset(&interval->zone, moment->millisecondsSince1970, moment->offsetSeconds, code);
  }
  if (agrees && !takesFields && !interval->hasDigits && !interval->isProleptic) {
    format_plain(interval, moments, &text->text, code);
    return;
  }
  if (!agrees) open_places(interval, code);
  UCalendar** calendars = agrees ? interval->ends : interval->places;
  for (int side = 0; side < 2 && *code <= 0; side++) {
    double shift = agrees ? 0 : (moments[side]->offsetSeconds - PLACE_OFFSET) * 1e3;
    ucal_setMillis(calendars[side], moments[side]->millisecondsSince1970 + shift, code);
  }
  udtitvfmt_formatCalendarToResult(interval->format, calendars[0], calendars[1], interval->result, code);
  // Fields are needed for the caller, or to replace the placeholders of the zone.
  cicu_interval_text_take(text, interval->result, takesFields || !agrees, code);
  if (!agrees) put_zones(interval, moments, text, code);
  if (interval->hasDigits) cicu_interval_text_use_digits(text, interval->digits, code);
}

int32_t cicu_interval_format(cicu_interval* interval, const cicu_moment* start, const cicu_moment* end, uint8_t* out, int32_t capacity,
                             cicu_fields* fields, int32_t* status) {
  if (*status > 0) return 0;
  UErrorCode code = U_ZERO_ERROR;
  const cicu_moment* moments[] = {start, end};
  cicu_interval_text text;
  cicu_interval_text_open(&text);
  format(interval, moments, fields != NULL, &text, &code);
  if (code > 0) *status = code;
  int32_t needed = *status > 0 ? 0 : cicu_interval_text_write(&text, out, capacity, fields, status);
  cicu_interval_text_close(&text);
  return needed;
}
