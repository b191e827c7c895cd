#include <stdlib.h>
#include <string.h>
#include <unicode/ufieldpositer.h>

#include "cicu_date.h"

_Static_assert(CICU_CATEGORY_DATE == UFIELD_CATEGORY_DATE, "the header repeats ICU's category");

// ---- Fields of a text, with offsets in UTF-16

#define MAXIMUM_FIELDS CICU_PATTERN_UNITS

typedef struct {
  int32_t count;
  int32_t places[MAXIMUM_FIELDS][3];
} field_list;

static void fields_add(field_list* list, int32_t field, int32_t start, int32_t end) {
  if (list == NULL || list->count == MAXIMUM_FIELDS) return;
  int32_t* place = list->places[list->count++];
  place[0] = field;
  place[1] = start;
  place[2] = end;
}

static void fields_collect(UFieldPositionIterator* iterator, field_list* list) {
  int32_t field, start = 0, end = 0;
  while ((field = ufieldpositer_next(iterator, &start, &end)) >= 0) fields_add(list, field, start, end);
}

static void fields_write(const field_list* list, const cicu_buffer* text, cicu_fields* fields, UErrorCode* code) {
  int32_t* offsets = cicu_offsets_make(text->text, text->length);
  if (offsets == NULL) {
    *code = U_MEMORY_ALLOCATION_ERROR;
    return;
  }
  fields->count = list->count * 5;
  for (int32_t i = 0; i < list->count && fields->count <= fields->capacity; i++) {
    const int32_t* place = list->places[i];
    const int32_t values[] = {CICU_CATEGORY_DATE, place[0], offsets[place[1]], offsets[place[2]], -1};
    memcpy(fields->values + i * 5, values, sizeof values);
  }
  free(offsets);
  if (fields->count > fields->capacity) *code = U_BUFFER_OVERFLOW_ERROR;
}

// ---- Formatting

static bool names_zone(int32_t field) {
  return field == UDAT_TIMEZONE_FIELD || field == UDAT_TIMEZONE_GENERIC_FIELD || field == UDAT_TIMEZONE_SPECIAL_FIELD;
}

/// Prepares `date->fixed` for a zone with just an offset.
static void use_offset(cicu_date* date, int32_t offset, UErrorCode* code) {
  if (date->fixed == NULL) date->fixed = udat_clone(date->format, code);
  if (*code > 0 || date->fixedOffset == offset) return;
  UChar name[32];
  int32_t length = cicu_zone_fixed_name(offset, name);
  UCalendar* calendar = ucal_clone(udat_getCalendar(date->format), code);
  ucal_setTimeZone(calendar, name, length, code);
  if (*code <= 0) {
    udat_setCalendar(date->fixed, calendar);
    date->fixedOffset = offset;
  }
  ucal_close(calendar);
}

static void format_at_offset(cicu_date* date, double milliseconds, int32_t offset, bool isDaylight, cicu_buffer* out,
                             field_list* list, UErrorCode* code) {
  use_offset(date, offset, code);
  UFieldPositionIterator* fields = ufieldpositer_open(code);
  if (*code <= 0) cicu_buffer_format(out, date->fixed, milliseconds, fields, code);
  UChar pattern[CICU_PATTERN_UNITS];
  int32_t patternLength = udat_toPattern(date->format, 0, pattern, CICU_PATTERN_UNITS, code);
  int32_t at = 0, shift = 0, start = 0, end = 0, field = 0;
  while (*code <= 0 && (field = ufieldpositer_next(fields, &start, &end)) >= 0) {
    int32_t change = 0;
    UChar letter = 0;
    int32_t count = names_zone(field) ? cicu_zone_next_field(pattern, patternLength, &at, &letter) : 0;
    if (count > 0) {
      cicu_buffer name;
      cicu_buffer_open(&name);
      cicu_zone_write_at(&date->zone, letter, count, milliseconds, offset, isDaylight, &name, code);
      cicu_buffer_replace(out, start + shift, end + shift, &name, code);
      change = name.length - (end - start);
      cicu_buffer_close(&name);
    }
    fields_add(list, field, start + shift, end + shift + change);
    shift += change;
  }
  ufieldpositer_close(fields);
}

static void format_by_rules(const cicu_date* date, double milliseconds, cicu_buffer* out, field_list* list, UErrorCode* code) {
  if (list == NULL) {
    cicu_buffer_format(out, date->format, milliseconds, NULL, code);
    return;
  }
  UFieldPositionIterator* fields = ufieldpositer_open(code);
  if (*code <= 0) cicu_buffer_format(out, date->format, milliseconds, fields, code);
  if (*code <= 0) fields_collect(fields, list);
  ufieldpositer_close(fields);
}

static void format(cicu_date* date, double milliseconds, int32_t offset, bool isDaylight, cicu_buffer* out, field_list* list,
                   UErrorCode* code) {
  if (cicu_zone_has_offset(&date->zone, milliseconds, offset, code)) {
    format_by_rules(date, milliseconds, out, list, code);
  } else {
    format_at_offset(date, milliseconds, offset, isDaylight, out, list, code);
  }
}

int32_t cicu_date_format(cicu_date* date, double millisecondsSince1970, int32_t offsetSeconds, bool isDaylight, uint8_t* out,
                         int32_t capacity, int32_t* status) {
  if (*status > 0) return 0;
  UErrorCode code = U_ZERO_ERROR;
  cicu_buffer text;
  cicu_buffer_open(&text);
  format(date, millisecondsSince1970, offsetSeconds, isDaylight, &text, NULL, &code);
  if (code > 0) *status = code;
  int32_t needed = cicu_text_write(text.text, text.length, out, capacity, status);
  cicu_buffer_close(&text);
  return needed;
}

int32_t cicu_date_formatFields(cicu_date* date, double millisecondsSince1970, int32_t offsetSeconds, bool isDaylight, uint8_t* out,
                               int32_t capacity, cicu_fields* fields, int32_t* status) {
  if (*status > 0) return 0;
  UErrorCode code = U_ZERO_ERROR;
  cicu_buffer text;
  cicu_buffer_open(&text);
  field_list list;
  list.count = 0;
  format(date, millisecondsSince1970, offsetSeconds, isDaylight, &text, &list, &code);
  if (code <= 0) fields_write(&list, &text, fields, &code);
  if (code > 0) *status = code;
  int32_t needed = cicu_text_write(text.text, text.length, out, capacity, status);
  cicu_buffer_close(&text);
  return needed;
}
