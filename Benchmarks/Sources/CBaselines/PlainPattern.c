#include <stdlib.h>
#include <unicode/udatpg.h>

#include "PlainText.h"

struct plain_pattern {
  UDateTimePatternGenerator* generator;
  UChar wide[PLAIN_UNITS];
  uint8_t text[PLAIN_BYTES];
};

plain_pattern* plain_pattern_open(const char* locale) {
  UErrorCode code = U_ZERO_ERROR;
  plain_pattern* pattern = malloc(sizeof(plain_pattern));
  if (pattern == NULL) return NULL;
  pattern->generator = udatpg_open(locale, &code);
  if (U_SUCCESS(code)) return pattern;
  plain_pattern_close(pattern);
  return NULL;
}

void plain_pattern_close(plain_pattern* pattern) {
  udatpg_close(pattern->generator);
  free(pattern);
}

int32_t plain_pattern_find(plain_pattern* pattern, const char* skeleton) {
  UErrorCode code = U_ZERO_ERROR;
  UChar wide[PLAIN_UNITS];
  int32_t length = 0;
  u_strFromUTF8(wide, PLAIN_UNITS, &length, skeleton, -1, &code);
  length = udatpg_getBestPattern(pattern->generator, wide, length, pattern->wide, PLAIN_UNITS, &code);
  return plain_text_write(pattern->wide, length, pattern->text, code);
}

const uint8_t* plain_pattern_text(const plain_pattern* pattern) { return pattern->text; }
