#include <stdlib.h>
#include <unicode/udat.h>

#include "PlainText.h"

struct plain_date {
  UDateFormat* format;
  UChar wide[PLAIN_UNITS];
  uint8_t text[PLAIN_BYTES];
};

plain_date* plain_date_open(int32_t dateStyle, int32_t timeStyle, const char* locale, const char* zone) {
  UErrorCode code = U_ZERO_ERROR;
  UChar wide[PLAIN_UNITS];
  int32_t length = 0;
  plain_date* date = malloc(sizeof(plain_date));
  if (date == NULL) return NULL;
  u_strFromUTF8(wide, PLAIN_UNITS, &length, zone, -1, &code);
  date->format = udat_open((UDateFormatStyle)timeStyle, (UDateFormatStyle)dateStyle, locale, wide, length, NULL, 0, &code);
  if (U_SUCCESS(code)) return date;
  plain_date_close(date);
  return NULL;
}

void plain_date_close(plain_date* date) {
  udat_close(date->format);
  free(date);
}

int32_t plain_date_format(plain_date* date, double millisecondsSince1970) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t length = udat_format(date->format, millisecondsSince1970, date->wide, PLAIN_UNITS, NULL, &code);
  return plain_text_write(date->wide, length, date->text, code);
}

const uint8_t* plain_date_text(const plain_date* date) { return date->text; }
