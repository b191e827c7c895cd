#include <math.h>
#include <stdlib.h>
#include <unicode/udat.h>

#include "PlainText.h"

struct plain_date {
  UDateFormat* format;
  UChar wide[PLAIN_UNITS];
  uint8_t text[PLAIN_BYTES];
};

static plain_date* open_style(
    int32_t dateStyle, int32_t timeStyle, const char* pattern, const char* locale, const char* zone) {
  UErrorCode code = U_ZERO_ERROR;
  UChar wideZone[PLAIN_UNITS], widePattern[PLAIN_UNITS];
  int32_t zoneLength = 0, patternLength = 0;
  plain_date* date = malloc(sizeof(plain_date));
  if (date == NULL) return NULL;
  u_strFromUTF8(wideZone, PLAIN_UNITS, &zoneLength, zone, -1, &code);
  u_strFromUTF8(widePattern, PLAIN_UNITS, &patternLength, pattern, -1, &code);
  date->format = udat_open(
      (UDateFormatStyle)timeStyle, (UDateFormatStyle)dateStyle, locale, wideZone, zoneLength, widePattern, patternLength,
      &code);
  if (U_SUCCESS(code)) return date;
  plain_date_close(date);
  return NULL;
}

plain_date* plain_date_open(int32_t dateStyle, int32_t timeStyle, const char* locale, const char* zone) {
  return open_style(dateStyle, timeStyle, "", locale, zone);
}

plain_date* plain_date_openPattern(const char* pattern, const char* locale, const char* zone) {
  return open_style(UDAT_PATTERN, UDAT_PATTERN, pattern, locale, zone);
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

double plain_date_parse(plain_date* date, const char* text) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t length = 0, end = 0;
  u_strFromUTF8(date->wide, PLAIN_UNITS, &length, text, -1, &code);
  double milliseconds = udat_parse(date->format, date->wide, length, &end, &code);
  return U_SUCCESS(code) && end == length ? milliseconds : NAN;
}

const uint8_t* plain_date_text(const plain_date* date) { return date->text; }
