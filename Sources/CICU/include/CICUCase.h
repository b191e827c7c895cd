// Upper, lower and title case, and case folding: a part of CICU.h, with the same conventions.
#ifndef CICU_CASE_H
#define CICU_CASE_H

#include "CICUTypes.h"

#ifdef __cplusplus
extern "C" {
#endif

// ---- Case (cicu_case.c)

typedef struct cicu_case cicu_case;

enum { CICU_CASE_UPPER = 0, CICU_CASE_LOWER = 1, CICU_CASE_FOLD = 2, CICU_CASE_TITLE = 3 };

/// The pieces of a text that each begin with a capital letter.
enum {
  CICU_BREAK_CHARACTER = 0,
  CICU_BREAK_WORD = 1,
  CICU_BREAK_LINE = 2,
  CICU_BREAK_SENTENCE = 3,
  CICU_BREAK_WHOLE = 4,
};

enum {
  CICU_CASE_KEEP = 1,  // title case: leaves the other letters as they are
  CICU_CASE_NO_ADJUSTMENT = 2,  // title case: only the first character of a piece, also if it is not a letter
  CICU_CASE_EXCLUDE_SPECIAL_I = 4,  // folding: as Turkic languages distinguish i and ı
};

/// Opens the rules of a language (ucasemap_open), any text that is a language subtag; "" is root.
cicu_case* cicu_case_open(const char* language, int32_t options, int32_t* status);
/// Opens the rules of a language for title case, with the breaks of a locale that has data for them (ubrk_open).
cicu_case* cicu_case_openTitle(const char* language, int32_t options, int32_t breaks, const char* locale, int32_t* status);
void cicu_case_close(cicu_case* map);
/// Writes a text in another case (ucasemap_utf8ToUpper, ucasemap_utf8ToLower, ucasemap_utf8FoldCase). Threads may share the map.
int32_t cicu_case_write(const cicu_case* map, int32_t operation, const uint8_t* text, int32_t length, uint8_t* out, int32_t capacity,
                        int32_t* status);
/// Writes a text in title case (ucasemap_utf8ToTitle). One thread may use the map at a time.
int32_t cicu_case_writeTitle(cicu_case* map, const uint8_t* text, int32_t length, uint8_t* out, int32_t capacity, int32_t* status);

#ifdef __cplusplus
}
#endif
#endif
