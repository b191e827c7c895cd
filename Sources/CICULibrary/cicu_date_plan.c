#include <unicode/unum.h>

#include "cicu_date.h"

int32_t cicu_date_symbolType(char letter, int32_t count) {
  // By count: 3 and any other count, 4, 5, 6.
  static const UDateFormatSymbolType months[] = {UDAT_SHORT_MONTHS, UDAT_MONTHS, UDAT_NARROW_MONTHS};
  static const UDateFormatSymbolType lone_months[] = {UDAT_STANDALONE_SHORT_MONTHS, UDAT_STANDALONE_MONTHS, UDAT_STANDALONE_NARROW_MONTHS};
  static const UDateFormatSymbolType quarters[] = {UDAT_SHORT_QUARTERS, UDAT_QUARTERS, UDAT_NARROW_QUARTERS};
  static const UDateFormatSymbolType lone_quarters[] = {UDAT_STANDALONE_SHORT_QUARTERS, UDAT_STANDALONE_QUARTERS,
                                                        UDAT_STANDALONE_NARROW_QUARTERS};
  static const UDateFormatSymbolType days[] = {UDAT_SHORT_WEEKDAYS, UDAT_WEEKDAYS, UDAT_NARROW_WEEKDAYS, UDAT_SHORTER_WEEKDAYS};
  static const UDateFormatSymbolType lone_days[] = {UDAT_STANDALONE_SHORT_WEEKDAYS, UDAT_STANDALONE_WEEKDAYS,
                                                    UDAT_STANDALONE_NARROW_WEEKDAYS, UDAT_STANDALONE_SHORTER_WEEKDAYS};
  int32_t width = count >= 4 && count <= 6 ? count - 3 : 0;
  switch (letter) {
    case 'M': return width < 3 ? (int32_t)months[width] : -1;
    case 'L': return width < 3 ? (int32_t)lone_months[width] : -1;
    case 'Q': return width < 3 ? (int32_t)quarters[width] : -1;
    case 'q': return width < 3 ? (int32_t)lone_quarters[width] : -1;
    case 'E':
    case 'e': return (int32_t)days[width];
    case 'c': return (int32_t)lone_days[width];
    case 'a': return width < 2 ? UDAT_AM_PMS : -1;
    default: return -1;
  }
}

int32_t cicu_date_symbol(const cicu_date* date, int32_t type, int32_t index, uint8_t* out, int32_t capacity, int32_t* status) {
  if (*status > 0) return 0;
  UErrorCode code = U_ZERO_ERROR;
  UChar text[CICU_STACK_UNITS];
  int32_t length = udat_getSymbols(date->format, (UDateFormatSymbolType)type, index, text, CICU_STACK_UNITS, &code);
  if (code > 0) {
    *status = code;
    return 0;
  }
  return cicu_text_write(text, length, out, capacity, status);
}

int32_t cicu_date_digit(const cicu_date* date, int32_t digit, uint8_t* out, int32_t capacity, int32_t* status) {
  if (*status > 0) return 0;
  UErrorCode code = U_ZERO_ERROR;
  UChar text[CICU_STACK_UNITS];
  UNumberFormatSymbol symbol = digit == 0 ? UNUM_ZERO_DIGIT_SYMBOL : (UNumberFormatSymbol)(UNUM_ONE_DIGIT_SYMBOL + digit - 1);
  int32_t length = unum_getSymbol(udat_getNumberFormat(date->format), symbol, text, CICU_STACK_UNITS, &code);
  if (code > 0) {
    *status = code;
    return 0;
  }
  return cicu_text_write(text, length, out, capacity, status);
}

void cicu_date_week(const cicu_date* date, int32_t* firstDay, int32_t* minimalDays) {
  const UCalendar* calendar = udat_getCalendar(date->format);
  *firstDay = ucal_getAttribute(calendar, UCAL_FIRST_DAY_OF_WEEK);
  *minimalDays = ucal_getAttribute(calendar, UCAL_MINIMAL_DAYS_IN_FIRST_WEEK);
}
