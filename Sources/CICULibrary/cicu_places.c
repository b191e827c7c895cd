#include "cicu_places.h"

#include <stdlib.h>
#include <unicode/ustring.h>
#include <unicode/utf8.h>

// The memory that is kept between texts, in UTF-16 units.
#define KEPT_UNITS 4096

void cicu_wide_text_set(cicu_wide_text* wide, const uint8_t* bytes, int32_t length, UErrorCode* code) {
  if (*code > 0) return;
  // One UTF-8 byte never becomes more than one UTF-16 unit, and the terminator needs one more.
  if (length >= wide->room) {
    int32_t room = length < KEPT_UNITS ? KEPT_UNITS : length + 1;
    UChar* units = realloc(wide->units, (size_t)room * sizeof(UChar));
    if (units == NULL) {
      *code = U_MEMORY_ALLOCATION_ERROR;
      return;
    }
    wide->units = units;
    wide->room = room;
  }
  u_strFromUTF8WithSub(wide->units, wide->room, &wide->length, (const char*)bytes, length, 0xFFFD, NULL, code);
}

bool cicu_wide_text_isLong(const cicu_wide_text* wide) { return wide->room > KEPT_UNITS; }

void cicu_wide_text_trim(cicu_wide_text* wide) {
  if (!cicu_wide_text_isLong(wide)) return;
  free(wide->units);
  *wide = (cicu_wide_text){NULL, 0, 0};
}

int32_t cicu_place_move(cicu_place* place, int32_t unit, const uint8_t* text, int32_t length) {
  while (place->unit < unit && place->byte < length) {
    UChar32 character = 0;
    U8_NEXT(text, place->byte, length, character);
    place->unit += character > 0xFFFF ? 2 : 1;
  }
  return place->byte;
}
