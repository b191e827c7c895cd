#include "cicu_date.h"

// ICU's relative styles write `today, 7:00 PM`, but always relative to the present, by ICU's own rules of the zone, and without
// fields. So only their patterns and words are used.

int32_t cicu_date_relativePattern(int32_t dateStyle, int32_t timeStyle, const char* locale, uint8_t* out, int32_t capacity,
                                  int32_t* status) {
  if (*status > 0) return 0;
  UErrorCode code = U_ZERO_ERROR;
  UChar text[CICU_PATTERN_UNITS];
  UDateFormat* format = udat_open((UDateFormatStyle)timeStyle, (UDateFormatStyle)(dateStyle | UDAT_RELATIVE), locale, NULL, 0, NULL, 0, &code);
  int32_t length = code > 0 ? 0 : udat_toPattern(format, false, text, CICU_PATTERN_UNITS, &code);
  udat_close(format);
  if (code > 0) *status = code;
  return cicu_text_write(text, length, out, capacity, status);
}

// Writes the name of a zone in which it is about noon now, so that no day begins or ends while ICU reads the clock.
static int32_t noon_zone(double now, UChar* name) {
  int32_t hour = (int32_t)((int64_t)(now / 3600e3) % 24);
  return cicu_zone_fixed_name((12 - hour) * 3600, name);
}

int32_t cicu_date_dayWord(int32_t dateStyle, const char* locale, int32_t context, int32_t days, uint8_t* out, int32_t capacity,
                          int32_t* status) {
  if (*status > 0) return 0;
  UErrorCode code = U_ZERO_ERROR;
  double now = ucal_getNow(), day = now + days * 86400e3;
  UChar zone[32];
  int32_t zoneLength = noon_zone(now, zone);
  UDateFormat* relative = udat_open(UDAT_NONE, (UDateFormatStyle)(dateStyle | UDAT_RELATIVE), locale, zone, zoneLength, NULL, 0, &code);
  UDateFormat* plain = udat_open(UDAT_NONE, (UDateFormatStyle)dateStyle, locale, zone, zoneLength, NULL, 0, &code);
  if (context != CICU_CONTEXT_NONE && code <= 0) {
    udat_setContext(relative, (UDisplayContext)context, &code);
    udat_setContext(plain, (UDisplayContext)context, &code);
  }
  cicu_buffer word, date;
  cicu_buffer_open(&word);
  cicu_buffer_open(&date);
  cicu_buffer_format(&word, relative, day, NULL, &code);
  cicu_buffer_format(&date, plain, day, NULL, &code);
  bool isWord = code <= 0 && u_strCompare(word.text, word.length, date.text, date.length, false) != 0;
  if (code > 0) *status = code;
  int32_t needed = isWord ? cicu_text_write(word.text, word.length, out, capacity, status) : 0;
  cicu_buffer_close(&word);
  cicu_buffer_close(&date);
  udat_close(relative);
  udat_close(plain);
  return needed;
}
