#include <stdlib.h>
#include <string.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/ures.h>
#include <unicode/utf8.h>

#include "cicu_data.h"
#include "cicu_places.h"
#include "cicu_text.h"

// `cicu_breaks` is ICU's UBreakIterator with the text that it reads, in UTF-16. ICU can read UTF-8 too (utext_openUTF8), but then it
// divides Burmese and Khmer in another way: it compares lengths of words with constants that are meant for UTF-16.

struct cicu_breaks {
  UBreakIterator* iterator;
  cicu_wide_text text;
  cicu_place place;
};

cicu_breaks* cicu_breaks_open(int32_t type, const char* locale, int32_t* status) {
  if (*status > 0) return NULL;
  UErrorCode code = U_ZERO_ERROR;
  UBreakIterator* iterator = ubrk_open((UBreakIteratorType)type, locale, NULL, 0, &code);
  cicu_breaks* breaks = code > 0 ? NULL : calloc(1, sizeof *breaks);
  if (breaks == NULL) {
    ubrk_close(iterator);
    *status = code > 0 ? code : U_MEMORY_ALLOCATION_ERROR;
    return NULL;
  }
  breaks->iterator = iterator;
  return breaks;
}

void cicu_breaks_close(cicu_breaks* breaks) {
  ubrk_close(breaks->iterator);
  free(breaks->text.units);
  free(breaks);
}

void cicu_breaks_begin(cicu_breaks* breaks, const uint8_t* text, int32_t length, int32_t* status) {
  if (*status > 0) return;
  UErrorCode code = U_ZERO_ERROR;
  cicu_wide_text_set(&breaks->text, text, length, &code);
  if (code <= 0) ubrk_setText(breaks->iterator, breaks->text.units, breaks->text.length, &code);
  breaks->place = (cicu_place){0, 0};
  if (code > 0) *status = code;
}

int32_t cicu_breaks_next(cicu_breaks* breaks, const uint8_t* text, int32_t length, int32_t* rule) {
  int32_t end = ubrk_next(breaks->iterator);
  if (end == UBRK_DONE) return -1;
  *rule = ubrk_getRuleStatus(breaks->iterator);
  return cicu_place_move(&breaks->place, end, text, length);
}

void cicu_breaks_end(cicu_breaks* breaks) {
  static const UChar nothing[] = {0};
  UErrorCode code = U_ZERO_ERROR;
  ubrk_setText(breaks->iterator, nothing, 0, &code);
  cicu_wide_text_trim(&breaks->text);
}

uint8_t cicu_word_class(uint32_t character) {
  switch (u_getIntPropertyValue((UChar32)character, UCHAR_GRAPHEME_CLUSTER_BREAK)) {
    case U_GCB_OTHER:
    case U_GCB_CR:
    case U_GCB_LF:
    case U_GCB_CONTROL: break;
    default: return CICU_WORD_UNKNOWN;
  }
  switch (u_getIntPropertyValue((UChar32)character, UCHAR_WORD_BREAK)) {
    case U_WB_OTHER: return CICU_WORD_OTHER;
    case U_WB_CR: return CICU_WORD_RETURN;
    case U_WB_LF: return CICU_WORD_LINE_FEED;
    case U_WB_NEWLINE: return CICU_WORD_NEWLINE;
    case U_WB_WSEGSPACE: return CICU_WORD_SPACE;
    case U_WB_ALETTER: return CICU_WORD_LETTER;
    case U_WB_NUMERIC: return CICU_WORD_NUMBER;
    case U_WB_EXTENDNUMLET: return CICU_WORD_CONNECTOR;
    case U_WB_MIDLETTER: return CICU_WORD_IN_LETTERS;
    case U_WB_MIDNUM: return CICU_WORD_IN_NUMBERS;
    case U_WB_MIDNUMLET:
    case U_WB_SINGLE_QUOTE: return CICU_WORD_IN_BOTH;
    case U_WB_DOUBLE_QUOTE: return CICU_WORD_OTHER;  // only Hebrew letters are joined by it
    default: return CICU_WORD_UNKNOWN;
  }
}

int32_t cicu_ellipsis_write(const char* locale, const char* key, uint8_t* out, int32_t capacity, int32_t* status) {
  if (*status > 0) return 0;
  UErrorCode code = U_ZERO_ERROR;
  UResourceBundle* bundle = cicu_bundle_open(CICU_TREE_MAIN, locale, &code);
  UResourceBundle* patterns = ures_getByKey(bundle, "Ellipsis", NULL, &code);
  int32_t length = 0;
  const UChar* pattern = ures_getStringByKey(patterns, key, &length, &code);
  int32_t needed = code > 0 ? 0 : cicu_text_write(pattern, length, out, capacity, status);
  if (code > 0 && code != U_MISSING_RESOURCE_ERROR) *status = code;
  ures_close(patterns);
  ures_close(bundle);
  return needed;
}
