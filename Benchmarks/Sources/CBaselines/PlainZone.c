#include <unicode/ucal.h>

#include "PlainText.h"

plain_zone* plain_zone_open(const char* zone) {
  UErrorCode code = U_ZERO_ERROR;
  UChar wide[PLAIN_UNITS];
  int32_t length = 0;
  u_strFromUTF8(wide, PLAIN_UNITS, &length, zone, -1, &code);
  UCalendar* calendar = ucal_open(wide, length, "en_US_POSIX", UCAL_GREGORIAN, &code);
  if (U_SUCCESS(code)) return (plain_zone*)calendar;
  ucal_close(calendar);
  return NULL;
}

void plain_zone_close(plain_zone* zone) { ucal_close((UCalendar*)zone); }

int32_t plain_zone_offset(plain_zone* zone, double millisecondsSince1970) {
  UErrorCode code = U_ZERO_ERROR;
  UCalendar* calendar = (UCalendar*)zone;
  ucal_setMillis(calendar, millisecondsSince1970, &code);
  int32_t milliseconds = ucal_get(calendar, UCAL_ZONE_OFFSET, &code) + ucal_get(calendar, UCAL_DST_OFFSET, &code);
  return U_FAILURE(code) ? INT32_MIN : milliseconds / 1000;
}
