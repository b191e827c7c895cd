#include <stdlib.h>
#include <unicode/utf16.h>

#include "cicu_text.h"

_Static_assert(CICU_CATEGORY_NUMBER == UFIELD_CATEGORY_NUMBER, "the header repeats ICU's category");

#define PLACES_PER_FIELD 5

int32_t* cicu_offsets_make(const UChar* text, int32_t length) {
  int32_t* offsets = malloc(((size_t)length + 1) * sizeof *offsets);
  if (offsets == NULL) return NULL;
  int32_t bytes = 0;
  for (int32_t unit = 0; unit < length;) {
    int32_t start = unit;
    UChar32 point;
    U16_NEXT(text, unit, length, point);
    for (int32_t each = start; each < unit; each++) offsets[each] = bytes;
    bytes += U_IS_SURROGATE(point) ? 3 : point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
  }
  offsets[length] = bytes;
  return offsets;
}

void cicu_field_add(cicu_fields* fields, const int32_t* offsets, int32_t category, int32_t field, int32_t begin, int32_t end,
                    int32_t side) {
  if (fields->count + PLACES_PER_FIELD <= fields->capacity) {
    int32_t* place = fields->values + fields->count;
    place[0] = category;
    place[1] = field;
    place[2] = offsets[begin];
    place[3] = offsets[end];
    place[4] = side;
  }
  fields->count += PLACES_PER_FIELD;
}

static void fields_write(const UFormattedValue* value, const int32_t* offsets, cicu_fields* fields, UErrorCode* code) {
  UConstrainedFieldPosition* position = ucfpos_open(code);
  fields->count = 0;
  int32_t spans[2][2] = {{0, 0}, {0, 0}};
  // Two passes: the spans of the two ends are listed among the fields, and the span that contains a field decides its end.
  for (int pass = 0; pass < 2; pass++) {
    ucfpos_reset(position, code);
    while (*code <= 0 && ufmtval_nextPosition(value, position, code)) {
      int32_t category = ucfpos_getCategory(position, code);
      int32_t field = ucfpos_getField(position, code);
      int32_t begin = 0, end = 0;
      ucfpos_getIndexes(position, &begin, &end, code);
      if (category == UFIELD_CATEGORY_NUMBER_RANGE_SPAN || category == UFIELD_CATEGORY_DATE_INTERVAL_SPAN) {
        if (pass == 0 && (field == 0 || field == 1)) {
          spans[field][0] = begin;
          spans[field][1] = end;
        }
        continue;
      }
      if (pass == 0) continue;
      int32_t end_of_range = -1;
      for (int32_t side = 0; side < 2; side++) {
        if (begin >= spans[side][0] && end <= spans[side][1] && spans[side][1] > 0) end_of_range = side;
      }
      cicu_field_add(fields, offsets, category, field, begin, end, end_of_range);
    }
  }
  ucfpos_close(position);
  if (*code <= 0 && fields->count > fields->capacity) *code = U_BUFFER_OVERFLOW_ERROR;
}

int32_t cicu_value_write(const UFormattedValue* value, uint8_t* out, int32_t capacity, cicu_fields* fields, int32_t* status) {
  if (*status > 0) return 0;
  UErrorCode code = U_ZERO_ERROR;
  int32_t length = 0;
  const UChar* text = ufmtval_getString(value, &length, &code);
  if (code > 0) {
    *status = code;
    return 0;
  }
  int32_t needed = cicu_text_write(text, length, out, capacity, status);
  if (fields == NULL) return needed;
  int32_t* offsets = cicu_offsets_make(text, length);
  if (offsets == NULL) {
    *status = U_MEMORY_ALLOCATION_ERROR;
    return 0;
  }
  fields_write(value, offsets, fields, &code);
  free(offsets);
  if (code > 0) *status = code;
  return needed;
}
