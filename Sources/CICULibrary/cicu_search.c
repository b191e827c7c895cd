#include <stdlib.h>
#include <string.h>
#include <unicode/ucol.h>
#include <unicode/usearch.h>

#include "cicu_places.h"
#include "cicu_text.h"

// `cicu_search` is ICU's UStringSearch, with the UTF-16 text that it searches. Opening one costs more than most searches, because
// ICU opens two iterators of breaks with it.

struct cicu_search {
  UStringSearch* search;
  cicu_wide_text text;
  cicu_wide_text pattern;
  // Not after the next match.
  cicu_place place;
};

static const UChar placeholder[] = {'-', 0};

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
  cicu_wide_text_set(&search->text, text, length, &code);
  cicu_wide_text_set(&search->pattern, pattern, patternLength, &code);
  if (code <= 0) {
    usearch_setText(search->search, search->text.units, search->text.length, &code);
    usearch_setPattern(search->search, search->pattern.units, search->pattern.length, &code);
    usearch_reset(search->search);
  }
  search->place = (cicu_place){0, 0};
  if (code > 0) *status = code;
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
  range[0] = cicu_place_move(&search->place, start, text, length);
  range[1] = cicu_place_move(&search->place, end, text, length);
  return true;
}

void cicu_search_end(cicu_search* search) {
  // ICU may go on pointing to memory that is kept; to make its pattern anew would cost as much as a search.
  if (!cicu_wide_text_isLong(&search->text) && !cicu_wide_text_isLong(&search->pattern)) return;
  UErrorCode code = U_ZERO_ERROR;
  usearch_setText(search->search, placeholder, 1, &code);
  usearch_setPattern(search->search, placeholder, 1, &code);
  cicu_wide_text_trim(&search->text);
  cicu_wide_text_trim(&search->pattern);
}
