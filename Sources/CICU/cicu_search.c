#include <stdlib.h>
#include <string.h>
#include <unicode/ucol.h>
#include <unicode/usearch.h>
#include <unicode/utf8.h>

#include "cicu_text.h"

// `cicu_search` is ICU's UStringSearch, with the UTF-16 text that it searches. Opening one costs more than most searches, because
// ICU opens two iterators of breaks with it.

// The memory for text that a search keeps, in UTF-16 units.
#define KEPT_UNITS 4096

typedef struct {
  UChar* units;
  int32_t length;
  int32_t room;
} wide_text;

struct cicu_search {
  UStringSearch* search;
  wide_text text;
  wide_text pattern;
  // The same place in UTF-16 and in UTF-8, not after the next match.
  int32_t unit;
  int32_t byte;
};

static const UChar placeholder[] = {'-', 0};

static void wide_set(wide_text* wide, const uint8_t* bytes, int32_t length, UErrorCode* code) {
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

static void wide_trim(wide_text* wide) {
  if (wide->room <= KEPT_UNITS) return;
  free(wide->units);
  *wide = (wide_text){NULL, 0, 0};
}

cicu_search* cicu_search_open(const cicu_collator* collator, int32_t* status) {
  if (*status > 0) return NULL;
  UErrorCode code = U_ZERO_ERROR;
  UStringSearch* opened = usearch_openFromCollator(placeholder, 1, placeholder, 1, (const UCollator*)collator, NULL, &code);
  cicu_search* search = code > 0 ? NULL : calloc(1, sizeof *search);
  if (search == NULL) {
    usearch_close(opened);
    *status = code > 0 ? code : U_MEMORY_ALLOCATION_ERROR;
    return NULL;
  }
  search->search = opened;
  return search;
}

void cicu_search_close(cicu_search* search) {
  usearch_close(search->search);
  free(search->text.units);
  free(search->pattern.units);
  free(search);
}

void cicu_search_begin(cicu_search* search, const uint8_t* text, int32_t length, const uint8_t* pattern, int32_t patternLength,
                       int32_t* status) {
  if (*status > 0) return;
  UErrorCode code = U_ZERO_ERROR;
  wide_set(&search->text, text, length, &code);
  wide_set(&search->pattern, pattern, patternLength, &code);
  if (code <= 0) {
    usearch_setText(search->search, search->text.units, search->text.length, &code);
    usearch_setPattern(search->search, search->pattern.units, search->pattern.length, &code);
    usearch_reset(search->search);
  }
  search->unit = 0;
  search->byte = 0;
  if (code > 0) *status = code;
}

// Returns the offset in UTF-8 of an offset in UTF-16 that is not before the last one.
static int32_t byte_offset(cicu_search* search, int32_t unit, const uint8_t* text, int32_t length) {
  while (search->unit < unit && search->byte < length) {
    UChar32 character = 0;
    U8_NEXT(text, search->byte, length, character);
    search->unit += character > 0xFFFF ? 2 : 1;
  }
  return search->byte;
}

bool cicu_search_next(cicu_search* search, const uint8_t* text, int32_t length, int32_t* range, int32_t* status) {
  if (*status > 0) return false;
  UErrorCode code = U_ZERO_ERROR;
  int32_t start = 0, end = 0;
  // A pattern that is ignored at the strength of the order, such as a soft hyphen, matches no text.
  do {
    start = usearch_next(search->search, &code);
    end = start + usearch_getMatchedLength(search->search);
  } while (code <= 0 && start != USEARCH_DONE && start == end);
  if (code > 0) *status = code;
  if (code > 0 || start == USEARCH_DONE) return false;
  range[0] = byte_offset(search, start, text, length);
  range[1] = byte_offset(search, end, text, length);
  return true;
}

void cicu_search_end(cicu_search* search) {
  UErrorCode code = U_ZERO_ERROR;
  usearch_setText(search->search, placeholder, 1, &code);
  usearch_setPattern(search->search, placeholder, 1, &code);
  wide_trim(&search->text);
  wide_trim(&search->pattern);
}
