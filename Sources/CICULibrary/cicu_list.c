#include <stdlib.h>
#include <unicode/ulistformatter.h>

#include "cicu_text.h"

// `cicu_list` is ICU's UListFormatter, which is the C++ ListFormatter: "An immutable class for formatting a list"
// (listformatter.h). It is only formatted with; each call makes a separate result.

_Static_assert(CICU_LIST_AND == ULISTFMT_TYPE_AND && CICU_LIST_OR == ULISTFMT_TYPE_OR && CICU_LIST_UNIT == ULISTFMT_TYPE_UNITS,
               "the header repeats ICU's types");
_Static_assert(CICU_LIST_WIDE == ULISTFMT_WIDTH_WIDE && CICU_LIST_SHORT == ULISTFMT_WIDTH_SHORT &&
                   CICU_LIST_NARROW == ULISTFMT_WIDTH_NARROW,
               "the header repeats ICU's widths");
_Static_assert(CICU_CATEGORY_LIST == UFIELD_CATEGORY_LIST, "the header repeats ICU's category");

#define PLACES_PER_FIELD 5

cicu_list* cicu_list_open(const char* locale, int32_t type, int32_t width, int32_t* status) {
  if (*status > 0) return NULL;
  UErrorCode code = U_ZERO_ERROR;
  UListFormatter* formatter = ulistfmt_openForType(locale, (UListFormatterType)type, (UListFormatterWidth)width, &code);
  if (code > 0) {
    ulistfmt_close(formatter);
    *status = code;
    return NULL;
  }
  return (cicu_list*)formatter;
}

void cicu_list_close(cicu_list* list) { ulistfmt_close((UListFormatter*)list); }

// The items in UTF-16, in one allocation that also contains the table of their addresses and lengths.
typedef struct {
  const UChar** texts;
  int32_t* lengths;
  void* memory;
} wide_items;

static wide_items items_make(const uint8_t* items, const int32_t* lengths, int32_t count, UErrorCode* code) {
  wide_items wide = {NULL, NULL, NULL};
  size_t bytes = 0;
  for (int32_t item = 0; item < count; item++) bytes += (size_t)lengths[item];
  // One UTF-8 byte never becomes more than one UTF-16 unit.
  wide.memory = malloc((size_t)count * (sizeof(UChar*) + sizeof(int32_t)) + (bytes + 1) * sizeof(UChar));
  if (wide.memory == NULL) {
    *code = U_MEMORY_ALLOCATION_ERROR;
    return wide;
  }
  wide.texts = wide.memory;
  wide.lengths = (int32_t*)(wide.texts + count);
  UChar* text = (UChar*)(wide.lengths + count);
  for (int32_t item = 0; item < count && *code <= 0; item++) {
    wide.texts[item] = text;
    u_strFromUTF8WithSub(text, lengths[item] + 1, &wide.lengths[item], (const char*)items, lengths[item], 0xFFFD, NULL, code);
    items += lengths[item];
    text += wide.lengths[item];
  }
  return wide;
}

// Writes the places of the items; the elements of a list have a span each, whose number is that of the item.
static void items_write(const UFormattedValue* value, cicu_fields* fields, UErrorCode* code) {
  int32_t length = 0;
  const UChar* text = ufmtval_getString(value, &length, code);
  int32_t* offsets = *code > 0 ? NULL : cicu_offsets_make(text, length);
  if (offsets == NULL && *code <= 0) *code = U_MEMORY_ALLOCATION_ERROR;
  UConstrainedFieldPosition* position = ucfpos_open(code);
  ucfpos_constrainCategory(position, UFIELD_CATEGORY_LIST_SPAN, code);
  int32_t places = 0;
  while (*code <= 0 && ufmtval_nextPosition(value, position, code)) {
    int32_t begin = 0, end = 0;
    ucfpos_getIndexes(position, &begin, &end, code);
    if (places + PLACES_PER_FIELD <= fields->capacity) {
      int32_t* place = fields->values + places;
      place[0] = UFIELD_CATEGORY_LIST;
      place[1] = ULISTFMT_ELEMENT_FIELD;
      place[2] = offsets[begin];
      place[3] = offsets[end];
      place[4] = ucfpos_getField(position, code);
    }
    places += PLACES_PER_FIELD;
  }
  ucfpos_close(position);
  free(offsets);
  fields->count = places;
  if (*code <= 0 && places > fields->capacity) *code = U_BUFFER_OVERFLOW_ERROR;
}

int32_t cicu_list_format(const cicu_list* list, const uint8_t* items, const int32_t* lengths, int32_t count, uint8_t* out,
                         int32_t capacity, cicu_fields* fields, int32_t* status) {
  if (*status > 0) return 0;
  UErrorCode code = U_ZERO_ERROR;
  wide_items wide = items_make(items, lengths, count, &code);
  UFormattedList* result = ulistfmt_openResult(&code);
  ulistfmt_formatStringsToResult((const UListFormatter*)list, wide.texts, wide.lengths, count, result, &code);
  const UFormattedValue* value = ulistfmt_resultAsValue(result, &code);
  int32_t needed = 0;
  if (code > 0) {
    *status = code;
  } else {
    needed = cicu_value_write(value, out, capacity, NULL, status);
    if (fields != NULL) items_write(value, fields, &code);
    if (code > 0) *status = code;
  }
  ulistfmt_closeResult(result);
  free(wide.memory);
  return needed;
}
