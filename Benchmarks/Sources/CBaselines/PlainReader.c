#include <math.h>
#include <stdlib.h>
#include <unicode/unum.h>

#include "PlainText.h"

struct plain_reader {
  UNumberFormat* format;
  UChar wide[PLAIN_UNITS];
};

plain_reader* plain_reader_open(int32_t kind, const char* locale) {
  UErrorCode code = U_ZERO_ERROR;
  plain_reader* reader = malloc(sizeof(plain_reader));
  if (reader == NULL) return NULL;
  reader->format = unum_open(kind == 0 ? UNUM_DECIMAL : UNUM_CURRENCY, NULL, 0, locale, NULL, &code);
  if (U_SUCCESS(code)) return reader;
  plain_reader_close(reader);
  return NULL;
}

void plain_reader_close(plain_reader* reader) {
  unum_close(reader->format);
  free(reader);
}

double plain_reader_parse(plain_reader* reader, const char* text) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t length = 0, end = 0;
  u_strFromUTF8(reader->wide, PLAIN_UNITS, &length, text, -1, &code);
  double value = unum_parseDouble(reader->format, reader->wide, length, &end, &code);
  return U_SUCCESS(code) && end == length ? value : NAN;
}
