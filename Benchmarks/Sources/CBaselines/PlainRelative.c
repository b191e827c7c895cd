#include <stdlib.h>
#include <unicode/udisplaycontext.h>
#include <unicode/ureldatefmt.h>

#include "PlainText.h"

struct plain_relative {
  URelativeDateTimeFormatter* formatter;
  uint8_t text[PLAIN_BYTES];
};

plain_relative* plain_relative_open(const char* locale) {
  UErrorCode code = U_ZERO_ERROR;
  plain_relative* relative = malloc(sizeof(plain_relative));
  if (relative == NULL) return NULL;
  relative->formatter = ureldatefmt_open(locale, NULL, UDAT_STYLE_LONG, UDISPCTX_CAPITALIZATION_NONE, &code);
  if (U_SUCCESS(code)) return relative;
  plain_relative_close(relative);
  return NULL;
}

void plain_relative_close(plain_relative* relative) {
  ureldatefmt_close(relative->formatter);
  free(relative);
}

int32_t plain_relative_format(plain_relative* relative, double value, int32_t unit) {
  UErrorCode code = U_ZERO_ERROR;
  UChar text[PLAIN_UNITS];
  int32_t length = ureldatefmt_format(relative->formatter, value, (URelativeDateTimeUnit)unit, text, PLAIN_UNITS, &code);
  return plain_text_write(text, length, relative->text, code);
}

const uint8_t* plain_relative_text(const plain_relative* relative) { return relative->text; }
