#include <stdlib.h>
#include <string.h>
#include <unicode/uchar.h>
#include <unicode/utf16.h>

#include "cicu_interval.h"

void cicu_interval_text_open(cicu_interval_text* text) {
  cicu_buffer_open(&text->text);
  text->count = 0;
  memset(text->spans, 0, sizeof text->spans);
}

void cicu_interval_text_close(cicu_interval_text* text) { cicu_buffer_close(&text->text); }

static int32_t side_of(const cicu_interval_text* text, int32_t start, int32_t end) {
  for (int32_t side = 0; side < 2; side++) {
    const int32_t* span = text->spans[side];
    if (span[1] > span[0] && start >= span[0] && end <= span[1]) return side;
  }
  return -1;
}

static void take_fields(cicu_interval_text* text, const UFormattedValue* value, UErrorCode* code) {
  UConstrainedFieldPosition* position = ucfpos_open(code);
  while (*code <= 0 && ufmtval_nextPosition(value, position, code)) {
    int32_t category = ucfpos_getCategory(position, code);
    int32_t field = ucfpos_getField(position, code);
    int32_t start = 0, end = 0;
    ucfpos_getIndexes(position, &start, &end, code);
    if (category == UFIELD_CATEGORY_DATE_INTERVAL_SPAN && (field == 0 || field == 1)) {
      text->spans[field][0] = start;
      text->spans[field][1] = end;
    } else if (category == UFIELD_CATEGORY_DATE && text->count < CICU_INTERVAL_FIELDS) {
      text->fields[text->count++] = (cicu_interval_field){.field = field, .start = start, .end = end};
    }
  }
  ucfpos_close(position);
  // Done when all spans are known, because a span precedes its fields only if ICU lists them in order.
  for (int32_t i = 0; i < text->count; i++) {
    cicu_interval_field* field = &text->fields[i];
    field->span = side_of(text, field->start, field->end);
  }
}

void cicu_interval_text_take(cicu_interval_text* text, const UFormattedDateInterval* result, bool takesFields, UErrorCode* code) {
  const UFormattedValue* value = udtitvfmt_resultAsValue(result, code);
  int32_t length = 0;
  const UChar* units = ufmtval_getString(value, &length, code);
  if (*code > 0) return;
  if (length > text->text.room) cicu_buffer_grow(&text->text, length, code);
  if (*code > 0) return;
  u_memcpy(text->text.text, units, length);
  text->text.length = length;
  if (takesFields) take_fields(text, value, code);
}

static void move(int32_t* start, int32_t* end, int32_t from, int32_t to, int32_t change) {
  if (*start >= to) *start += change;
  if (*end >= to && to > from) *end += change;
}

void cicu_interval_text_replace(cicu_interval_text* text, int32_t start, int32_t end, const cicu_buffer* with, UErrorCode* code) {
  cicu_buffer_replace(&text->text, start, end, with, code);
  if (*code > 0) return;
  int32_t change = with->length - (end - start);
  for (int32_t i = 0; i < text->count; i++) move(&text->fields[i].start, &text->fields[i].end, start, end, change);
  for (int32_t side = 0; side < 2; side++) move(&text->spans[side][0], &text->spans[side][1], start, end, change);
}

int32_t cicu_interval_text_side(const cicu_interval_text* text, const cicu_interval_field* field) {
  if (field->span >= 0) return field->span;
  const int32_t* first = text->spans[0];
  const int32_t* second = text->spans[1];
  if (first[1] <= first[0] || second[1] <= second[0]) return 0;
  // ICU writes a part that precedes both ends with the end that is first in the text, and any other part with the other end.
  bool startComesFirst = first[0] < second[0];
  bool standsBefore = field->end <= (startComesFirst ? first[0] : second[0]);
  return standsBefore == startComesFirst ? 0 : 1;
}

void cicu_interval_text_use_digits(cicu_interval_text* text, const UChar32* digits, UErrorCode* code) {
  for (int32_t at = 0; at < text->text.length && *code <= 0;) {
    int32_t start = at;
    UChar32 point;
    U16_NEXT(text->text.text, at, text->text.length, point);
    int32_t digit = u_charDigitValue(point);
    if (digit < 0 || u_charType(point) != U_DECIMAL_DIGIT_NUMBER) continue;
    cicu_buffer other;
    cicu_buffer_open(&other);
    U16_APPEND_UNSAFE(other.text, other.length, digits[digit]);
    cicu_interval_text_replace(text, start, at, &other, code);
    at = start + other.length;
    cicu_buffer_close(&other);
  }
}

static void write_fields(const cicu_interval_text* text, const int32_t* offsets, cicu_fields* fields, UErrorCode* code) {
  fields->count = text->count * 5;
  if (fields->count > fields->capacity) {
    *code = U_BUFFER_OVERFLOW_ERROR;
    return;
  }
  for (int32_t i = 0; i < text->count; i++) {
    const cicu_interval_field* field = &text->fields[i];
    const int32_t values[] = {CICU_CATEGORY_DATE, field->field, offsets[field->start], offsets[field->end], field->span};
    memcpy(fields->values + i * 5, values, sizeof values);
  }
}

int32_t cicu_interval_text_write(const cicu_interval_text* text, uint8_t* out, int32_t capacity, cicu_fields* fields, int32_t* status) {
  int32_t needed = cicu_text_write(text->text.text, text->text.length, out, capacity, status);
  if (fields == NULL) return needed;
  int32_t* offsets = cicu_offsets_make(text->text.text, text->text.length);
  UErrorCode code = offsets == NULL ? U_MEMORY_ALLOCATION_ERROR : U_ZERO_ERROR;
  if (code <= 0) write_fields(text, offsets, fields, &code);
  free(offsets);
  if (code > 0) *status = code;
  return needed;
}
