#include <stdlib.h>
#include <unicode/unum.h>

#include "PlainText.h"

struct plain_integer {
  UNumberFormat* format;
  UChar wide[PLAIN_UNITS];
  uint8_t text[PLAIN_BYTES];
};

static plain_integer* open_style(UNumberFormatStyle style, const char* locale) {
  UErrorCode code = U_ZERO_ERROR;
  plain_integer* integer = malloc(sizeof(plain_integer));
  if (integer == NULL) return NULL;
  integer->format = unum_open(style, NULL, 0, locale, NULL, &code);
  if (U_SUCCESS(code)) return integer;
  plain_integer_close(integer);
  return NULL;
}

plain_integer* plain_integer_open(const char* locale) { return open_style(UNUM_DECIMAL, locale); }

plain_integer* plain_integer_openWords(int32_t kind, const char* locale) {
  return open_style(kind == 0 ? UNUM_SPELLOUT : UNUM_ORDINAL, locale);
}

void plain_integer_close(plain_integer* integer) {
  unum_close(integer->format);
  free(integer);
}

int32_t plain_integer_format(plain_integer* integer, int64_t value) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t length = unum_formatInt64(integer->format, value, integer->wide, PLAIN_UNITS, NULL, &code);
  return plain_text_write(integer->wide, length, integer->text, code);
}

const uint8_t* plain_integer_text(const plain_integer* integer) { return integer->text; }
