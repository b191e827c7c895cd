#include <unicode/ubrk.h>
#include <unicode/ustring.h>

#include "PlainText.h"

plain_words* plain_words_open(const char* locale) {
  UErrorCode code = U_ZERO_ERROR;
  UBreakIterator* words = ubrk_open(UBRK_WORD, locale, NULL, 0, &code);
  return U_SUCCESS(code) ? (plain_words*)words : NULL;
}

void plain_words_close(plain_words* words) { ubrk_close((UBreakIterator*)words); }

int32_t plain_words_count(plain_words* words, const char* text, int32_t length) {
  UBreakIterator* iterator = (UBreakIterator*)words;
  UChar wide[PLAIN_BYTES];
  int32_t units = 0, count = 0;
  UErrorCode code = U_ZERO_ERROR;
  u_strFromUTF8(wide, PLAIN_BYTES, &units, text, length, &code);
  ubrk_setText(iterator, wide, units, &code);
  while (ubrk_next(iterator) != UBRK_DONE) count += ubrk_getRuleStatus(iterator) >= UBRK_WORD_NUMBER;
  return U_FAILURE(code) ? -1 : count;
}
