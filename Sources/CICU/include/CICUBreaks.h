// The boundaries of characters, words, sentences and lines, and the ellipsis of a language: a part of CICU.h, with the same
// conventions.
#ifndef CICU_BREAKS_H
#define CICU_BREAKS_H

#include "CICUTypes.h"

#ifdef __cplusplus
extern "C" {
#endif

// ---- Boundaries (cicu_breaks.c)

typedef struct cicu_breaks cicu_breaks;

/// Opens an iterator (ubrk_open). `type` is one of CICU_BREAK_CHARACTER and so on; the locale has data for breaks, and may have the
/// keywords `lb`, `lw` and `ss`.
cicu_breaks* cicu_breaks_open(int32_t type, const char* locale, int32_t* status);
void cicu_breaks_close(cicu_breaks* breaks);
/// Begins with a text in UTF-8 (ubrk_setText). One thread may use the iterator at a time, from this call to cicu_breaks_end.
void cicu_breaks_begin(cicu_breaks* breaks, const uint8_t* text, int32_t length, int32_t* status);
/// Returns the end of the next segment in UTF-8 bytes (ubrk_next), or -1 at the end of the text, which is that of
/// cicu_breaks_begin. `rule` receives the status of the
/// rule that ended it (ubrk_getRuleStatus).
int32_t cicu_breaks_next(cicu_breaks* breaks, const uint8_t* text, int32_t length, int32_t* rule);
/// Forgets the text, and frees the memory of a long one.
void cicu_breaks_end(cicu_breaks* breaks);

/// The classes of characters in the rules of words.
enum {
  CICU_WORD_UNKNOWN,  // belongs to another character, or has separate rules
  CICU_WORD_OTHER,
  CICU_WORD_RETURN,
  CICU_WORD_LINE_FEED,
  CICU_WORD_NEWLINE,
  CICU_WORD_SPACE,
  CICU_WORD_LETTER,
  CICU_WORD_NUMBER,
  CICU_WORD_CONNECTOR,  // ExtendNumLet
  CICU_WORD_IN_LETTERS,  // MidLetter
  CICU_WORD_IN_NUMBERS,  // MidNum
  CICU_WORD_IN_BOTH,  // MidNumLet, Single_Quote
};

/// Returns the class of a character in the rules of words (UCHAR_WORD_BREAK).
uint8_t cicu_word_class(uint32_t character);

/// Writes a pattern of `Ellipsis` in the main data of exactly this locale, such as `word-final`; nothing if it has none. No function
/// of ICU returns it.
int32_t cicu_ellipsis_write(const char* locale, const char* key, uint8_t* out, int32_t capacity, int32_t* status);

#ifdef __cplusplus
}
#endif
#endif
