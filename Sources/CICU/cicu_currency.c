#include <string.h>
#include <unicode/ucurr.h>
#include <unicode/uenum.h>

#include "cicu_text.h"

_Static_assert(CICU_CURRENCY_VARIANT == UCURR_VARIANT_SYMBOL_NAME && CICU_CURRENCY_NARROW == UCURR_NARROW_SYMBOL_NAME,
               "the header repeats ICU's values");

#define CODE_UNITS 3

static void wide_code(const char* code, UChar wide[CODE_UNITS + 1]) {
  for (int32_t unit = 0; unit < CODE_UNITS; unit++) wide[unit] = (UChar)(uint8_t)code[unit];
  wide[CODE_UNITS] = 0;
}

// Adds a line to text that may not fit; returns the bytes it needs.
static int32_t line_write(const char* line, int32_t length, uint8_t* out, int32_t capacity, int32_t at) {
  if (at + length + 1 <= capacity) {
    memcpy(out + at, line, (size_t)length);
    out[at + length] = '\n';
  }
  return length + 1;
}

int32_t cicu_currencies_write(uint8_t* out, int32_t capacity, int32_t* status) {
  if (*status > 0) return 0;
  UErrorCode code = U_ZERO_ERROR;
  UEnumeration* codes = ucurr_openISOCurrencies(UCURR_ALL, &code);
  int32_t needed = 0, length = 0;
  const char* each = NULL;
  while (code <= 0 && (each = uenum_next(codes, &length, &code)) != NULL) {
    needed += line_write(each, length, out, capacity, needed);
  }
  uenum_close(codes);
  if (code > 0) *status = code;
  else if (needed > capacity) *status = CICU_BUFFER_OVERFLOW;
  return needed;
}

int32_t cicu_currencies_ofRegion(const char* locale, double millisecondsSince1970, uint8_t* out, int32_t capacity, int32_t* status) {
  if (*status > 0) return 0;
  UErrorCode code = U_ZERO_ERROR;
  int32_t count = ucurr_countCurrencies(locale, millisecondsSince1970, &code);
  if (code == U_MISSING_RESOURCE_ERROR) return 0;
  int32_t needed = 0;
  for (int32_t index = 1; code <= 0 && index <= count; index++) {
    UChar wide[CODE_UNITS + 1];
    int32_t length = ucurr_forLocaleAndDate(locale, millisecondsSince1970, index, wide, CODE_UNITS + 1, &code);
    if (code > 0 || length != CODE_UNITS) break;
    char narrow[CODE_UNITS];
    u_UCharsToChars(wide, narrow, CODE_UNITS);
    needed += line_write(narrow, CODE_UNITS, out, capacity, needed);
  }
  if (code > 0) *status = code;
  else if (needed > capacity) *status = CICU_BUFFER_OVERFLOW;
  return needed;
}

int32_t cicu_currency_fractionDigits(const char* code, bool isCash, int32_t* status) {
  if (*status > 0) return 0;
  UChar wide[CODE_UNITS + 1];
  wide_code(code, wide);
  UErrorCode outcome = U_ZERO_ERROR;
  int32_t digits = ucurr_getDefaultFractionDigitsForUsage(wide, isCash ? UCURR_USAGE_CASH : UCURR_USAGE_STANDARD, &outcome);
  if (outcome > 0) *status = outcome;
  return digits;
}

double cicu_currency_roundingIncrement(const char* code, bool isCash, int32_t* status) {
  if (*status > 0) return 0;
  UChar wide[CODE_UNITS + 1];
  wide_code(code, wide);
  UErrorCode outcome = U_ZERO_ERROR;
  double increment = ucurr_getRoundingIncrementForUsage(wide, isCash ? UCURR_USAGE_CASH : UCURR_USAGE_STANDARD, &outcome);
  if (outcome > 0) *status = outcome;
  return increment;
}

int32_t cicu_currency_name(const char* code, const char* locale, int32_t which, uint8_t* out, int32_t capacity, int32_t* status) {
  if (*status > 0) return 0;
  UChar wide[CODE_UNITS + 1];
  wide_code(code, wide);
  UErrorCode outcome = U_ZERO_ERROR;
  int32_t length = 0;
  const UChar* name = ucurr_getName(wide, locale, (UCurrNameStyle)which, NULL, &length, &outcome);
  if (outcome > 0) {
    *status = outcome;
    return 0;
  }
  return cicu_text_write(name, length, out, capacity, status);
}

int32_t cicu_currency_pluralName(const char* code, const char* locale, const char* category, uint8_t* out, int32_t capacity,
                                 int32_t* status) {
  if (*status > 0) return 0;
  UChar wide[CODE_UNITS + 1];
  wide_code(code, wide);
  UErrorCode outcome = U_ZERO_ERROR;
  int32_t length = 0;
  const UChar* name = ucurr_getPluralName(wide, locale, NULL, category, &length, &outcome);
  if (outcome > 0) {
    *status = outcome;
    return 0;
  }
  return cicu_text_write(name, length, out, capacity, status);
}
