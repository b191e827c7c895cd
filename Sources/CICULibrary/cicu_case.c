#include <unicode/stringoptions.h>
#include <unicode/ubrk.h>
#include <unicode/ucasemap.h>

#include "cicu_text.h"

// `cicu_case` is ICU's UCaseMap. Of its functions here, only that of title case changes it: "Break iterator operations are not
// thread-safe. Therefore, titlecasing functions use non-const UCaseMap objects" (ucasemap.h).

_Static_assert(CICU_BREAK_CHARACTER == UBRK_CHARACTER && CICU_BREAK_WORD == UBRK_WORD && CICU_BREAK_LINE == UBRK_LINE &&
                   CICU_BREAK_SENTENCE == UBRK_SENTENCE,
               "the header repeats ICU's kinds of breaks");

static uint32_t icu_options(int32_t options, bool isWhole) {
  return (options & CICU_CASE_KEEP ? U_TITLECASE_NO_LOWERCASE : 0) |
         (options & CICU_CASE_NO_ADJUSTMENT ? U_TITLECASE_NO_BREAK_ADJUSTMENT : 0) |
         (options & CICU_CASE_EXCLUDE_SPECIAL_I ? U_FOLD_CASE_EXCLUDE_SPECIAL_I : 0) | (isWhole ? U_TITLECASE_WHOLE_STRING : 0);
}

static cicu_case* map_open(const char* language, uint32_t options, int32_t* status) {
  if (*status > 0) return NULL;
  UErrorCode code = U_ZERO_ERROR;
  UCaseMap* map = ucasemap_open(language, options, &code);
  if (code > 0) {
    ucasemap_close(map);
    *status = code;
    return NULL;
  }
  return (cicu_case*)map;
}

cicu_case* cicu_case_open(const char* language, int32_t options, int32_t* status) {
  return map_open(language, icu_options(options, false), status);
}

cicu_case* cicu_case_openTitle(const char* language, int32_t options, int32_t breaks, const char* locale, int32_t* status) {
  bool isWhole = breaks == CICU_BREAK_WHOLE;
  cicu_case* map = map_open(language, icu_options(options, isWhole), status);
  if (map == NULL || isWhole) return map;
  UErrorCode code = U_ZERO_ERROR;
  UBreakIterator* iterator = ubrk_open((UBreakIteratorType)breaks, locale, NULL, 0, &code);
  // If this succeeds, ucasemap_close also closes the iterator.
  ucasemap_setBreakIterator((UCaseMap*)map, code > 0 ? NULL : iterator, &code);
  if (code <= 0) return map;
  *status = code;
  ucasemap_close((UCaseMap*)map);
  return NULL;
}

void cicu_case_close(cicu_case* map) { ucasemap_close((UCaseMap*)map); }

int32_t cicu_case_write(const cicu_case* map, int32_t operation, const uint8_t* text, int32_t length, uint8_t* out, int32_t capacity,
                        int32_t* status) {
  if (*status > 0) return 0;
  UErrorCode code = U_ZERO_ERROR;
  const UCaseMap* rules = (const UCaseMap*)map;
  int32_t needed = 0;
  switch (operation) {
    case CICU_CASE_UPPER: needed = ucasemap_utf8ToUpper(rules, (char*)out, capacity, (const char*)text, length, &code); break;
    case CICU_CASE_LOWER: needed = ucasemap_utf8ToLower(rules, (char*)out, capacity, (const char*)text, length, &code); break;
    case CICU_CASE_FOLD: needed = ucasemap_utf8FoldCase(rules, (char*)out, capacity, (const char*)text, length, &code); break;
    default: code = U_ILLEGAL_ARGUMENT_ERROR;
  }
  if (code > 0) *status = code;
  return needed;
}

int32_t cicu_case_writeTitle(cicu_case* map, const uint8_t* text, int32_t length, uint8_t* out, int32_t capacity, int32_t* status) {
  if (*status > 0) return 0;
  UErrorCode code = U_ZERO_ERROR;
  int32_t needed = ucasemap_utf8ToTitle((UCaseMap*)map, (char*)out, capacity, (const char*)text, length, &code);
  if (code > 0) *status = code;
  return needed;
}
