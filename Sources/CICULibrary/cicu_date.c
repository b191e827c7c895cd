#include <stdlib.h>
#include <unicode/unum.h>

#include "cicu_date.h"

void cicu_date_close(cicu_date* date) {
  if (date == NULL) return;
  udat_close(date->format);
  udat_close(date->fixed);
  udat_close(date->reader);
  ucal_close(date->atZero);
  ucal_close(date->atOffset);
  ucal_close(date->clock);
  cicu_zone_close(&date->zone);
  free(date);
}

static void use_digits(UDateFormat* format, const char* locale, UErrorCode* code) {
  static const UChar plain[] = {'0'};
  UNumberFormat* numbers = unum_open(UNUM_PATTERN_DECIMAL, plain, 1, locale, NULL, code);
  if (*code > 0) {
    unum_close(numbers);
  } else {
    udat_adoptNumberFormat(format, numbers);
  }
}

// Extends the Gregorian calendar to dates before 1582. Other calendars have no date of that change.
static void forget_julian(UDateFormat* format, UErrorCode* code) {
  UCalendar* calendar = ucal_clone(udat_getCalendar(format), code);
  if (*code <= 0) {
    UErrorCode change = U_ZERO_ERROR;
    ucal_setGregorianChange(calendar, -8.64e15, &change);
    if (change <= 0) {
      udat_setCalendar(format, calendar);
    } else if (change != U_UNSUPPORTED_ERROR) {
      *code = change;
    }
  }
  ucal_close(calendar);
}

cicu_date* cicu_date_open(int32_t dateStyle, int32_t timeStyle, const char* pattern, const char* locale, const char* digits,
                          const char* zone, int32_t context, bool isProleptic, int32_t* status) {
  if (*status > 0) return NULL;
  cicu_date* date = calloc(1, sizeof *date);
  if (date == NULL) {
    *status = U_MEMORY_ALLOCATION_ERROR;
    return NULL;
  }
  date->fixedOffset = CICU_NO_OFFSET;
  UChar shown[CICU_ZONE_NAME_UNITS];
  int32_t shownLength = 0;
  cicu_zone_open(&date->zone, locale, zone, shown, &shownLength, status);
  cicu_wide wide;
  cicu_wide_open(&wide, pattern == NULL ? "" : pattern, -1, status);
  UErrorCode code = *status > 0 ? (UErrorCode)*status : U_ZERO_ERROR;
  bool isPattern = dateStyle == CICU_DATE_NONE && timeStyle == CICU_DATE_NONE;
  date->format = udat_open(isPattern ? UDAT_PATTERN : (UDateFormatStyle)timeStyle, isPattern ? UDAT_PATTERN : (UDateFormatStyle)dateStyle,
                           locale, shown, shownLength, wide.text, wide.length, &code);
  if (pattern != NULL && !isPattern && code <= 0) udat_applyPattern(date->format, false, wide.text, wide.length);
  cicu_wide_close(&wide);
  if (digits != NULL && code <= 0) use_digits(date->format, digits, &code);
  if (isProleptic && code <= 0) forget_julian(date->format, &code);
  if (context != CICU_CONTEXT_NONE && code <= 0) udat_setContext(date->format, (UDisplayContext)context, &code);
  if (code > 0) {
    cicu_date_close(date);
    *status = code;
    return NULL;
  }
  return date;
}

int32_t cicu_date_pattern(const cicu_date* date, uint8_t* out, int32_t capacity, int32_t* status) {
  if (*status > 0) return 0;
  UErrorCode code = U_ZERO_ERROR;
  UChar text[CICU_PATTERN_UNITS];
  int32_t length = udat_toPattern(date->format, 0, text, CICU_PATTERN_UNITS, &code);
  if (code > 0) {
    *status = code;
    return 0;
  }
  return cicu_text_write(text, length, out, capacity, status);
}
