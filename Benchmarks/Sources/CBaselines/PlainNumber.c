#include <stdlib.h>
#include <unicode/unumberformatter.h>

#include "PlainText.h"

enum { PLAIN_FIELDS = 64 };

struct plain_number {
  UNumberFormatter* formatter;
  UFormattedNumber* result;
  UConstrainedFieldPosition* position;
  int32_t fields[PLAIN_FIELDS][3];
  uint8_t text[PLAIN_BYTES];
};

plain_number* plain_number_open(const char* skeleton, const char* locale) {
  UErrorCode code = U_ZERO_ERROR;
  UChar wide[PLAIN_UNITS];
  int32_t length = 0;
  plain_number* number = malloc(sizeof(plain_number));
  if (number == NULL) return NULL;
  u_strFromUTF8(wide, PLAIN_UNITS, &length, skeleton, -1, &code);
  number->formatter = unumf_openForSkeletonAndLocale(wide, length, locale, &code);
  number->result = unumf_openResult(&code);
  number->position = ucfpos_open(&code);
  if (U_SUCCESS(code)) return number;
  plain_number_close(number);
  return NULL;
}

void plain_number_close(plain_number* number) {
  unumf_close(number->formatter);
  unumf_closeResult(number->result);
  ucfpos_close(number->position);
  free(number);
}

int32_t plain_number_format(plain_number* number, double value) {
  UErrorCode code = U_ZERO_ERROR;
  unumf_formatDouble(number->formatter, value, number->result, &code);
  int32_t length = 0;
  const UFormattedValue* formatted = unumf_resultAsValue(number->result, &code);
  const UChar* text = ufmtval_getString(formatted, &length, &code);
  return plain_text_write(text, length, number->text, code);
}

const uint8_t* plain_number_text(const plain_number* number) { return number->text; }

int32_t plain_number_fields(plain_number* number) {
  UErrorCode code = U_ZERO_ERROR;
  const UFormattedValue* formatted = unumf_resultAsValue(number->result, &code);
  ucfpos_reset(number->position, &code);
  int32_t count = 0;
  while (count < PLAIN_FIELDS && ufmtval_nextPosition(formatted, number->position, &code)) {
    int32_t* field = number->fields[count++];
    field[0] = ucfpos_getField(number->position, &code);
    ucfpos_getIndexes(number->position, &field[1], &field[2], &code);
  }
  return U_FAILURE(code) ? -1 : count;
}
