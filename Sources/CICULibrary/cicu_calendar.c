#include <unicode/ucal.h>
#include <unicode/ustring.h>

#include "cicu_text.h"

// `cicu_calendar` is ICU's UCalendar. It computes the fields of a time when they are asked for, so two threads must not use it at
// the same time. Its zone is UTC: ICU's rules of other zones are never used.

cicu_calendar* cicu_calendar_open(const char* locale, int32_t* status) {
  if (*status > 0) return NULL;
  UErrorCode code = U_ZERO_ERROR;
  static const UChar utc[] = {'E', 't', 'c', '/', 'G', 'M', 'T'};
  UCalendar* calendar = ucal_open(utc, sizeof utc / sizeof *utc, locale, UCAL_DEFAULT, &code);
  if (code > 0) {
    ucal_close(calendar);
    *status = code;
    return NULL;
  }
  return (cicu_calendar*)calendar;
}

void cicu_calendar_close(cicu_calendar* calendar) { ucal_close((UCalendar*)calendar); }

void cicu_calendar_find(cicu_calendar* calendar, int64_t day, cicu_calendar_day* place, int32_t* status) {
  if (*status > 0) return;
  UErrorCode code = U_ZERO_ERROR;
  UCalendar* icu = (UCalendar*)calendar;
  ucal_setMillis(icu, (double)day * 86400e3, &code);
  place->year = ucal_get(icu, UCAL_EXTENDED_YEAR, &code);
  place->month = ucal_get(icu, UCAL_MONTH, &code);
  place->isLeapMonth = ucal_get(icu, UCAL_IS_LEAP_MONTH, &code) != 0;
  place->day = ucal_get(icu, UCAL_DATE, &code);
  if (code > 0) *status = code;
}
