#include <stdbool.h>
#include <string.h>
#include <unicode/ucurr.h>
#include <unicode/udata.h>
#include <unicode/uenum.h>
#include <unicode/ures.h>
#include <unicode/ustring.h>

#include "cicu_data.h"
#include "cicu_text.h"

_Static_assert(CICU_CURRENCY_VARIANT == UCURR_VARIANT_SYMBOL_NAME && CICU_CURRENCY_NARROW == UCURR_NARROW_SYMBOL_NAME,
               "the header repeats ICU's values");

#define CODE_UNITS 3

static void wide_code(const char* code, UChar wide[CODE_UNITS + 1]) {
  for (int32_t unit = 0; unit < CODE_UNITS; unit++) wide[unit] = (UChar)(uint8_t)code[unit];
  wide[CODE_UNITS] = 0;
}

// Adds a line to the output, if it fits; returns the number of bytes that it needs.
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

// Reads a date of an entry, which ICU stores as two halves; false when the entry has none.
static bool date_read(const UResourceBundle* entry, const char* key, double* date) {
  UErrorCode code = U_ZERO_ERROR;
  UResourceBundle* resource = ures_getByKey(entry, key, NULL, &code);
  int32_t length = 0;
  const int32_t* halves = ures_getIntVector(resource, &length, &code);
  bool isThere = code <= 0 && length == 2;
  if (isThere) *date = (double)(int64_t)((uint64_t)(uint32_t)halves[0] << 32 | (uint32_t)halves[1]);
  ures_close(resource);
  return isThere;
}

// The data is read here because ucurr_countCurrencies and ucurr_forLocaleAndDate of ICU 72 read through NULL where an entry has
// no date: for CH, US, AQ and ten more regions, whose funds and metals are not money to pay with.
int32_t cicu_currencies_ofRegion(const char* region, double millisecondsSince1970, uint8_t* out, int32_t capacity, int32_t* status) {
  if (*status > 0) return 0;
  UErrorCode code = U_ZERO_ERROR, lookup = U_ZERO_ERROR;
  UResourceBundle* data = ures_openDirect(U_ICUDATA_NAME "-curr", "supplementalData", &code);
  UResourceBundle* map = ures_getByKey(data, "CurrencyMap", NULL, &code);
  if (code > 0) lookup = code;
  UResourceBundle* entries = ures_getByKey(map, region, NULL, &lookup);
  int32_t needed = 0;
  int32_t count = lookup <= 0 ? ures_getSize(entries) : 0;
  for (int32_t index = 0; code <= 0 && index < count; index++) {
    UResourceBundle* entry = ures_getByIndex(entries, index, NULL, &code);
    double from = 0, to = 0;
    int32_t length = 0;
    const UChar* wide = ures_getStringByKey(entry, "id", &length, &code);
    bool isInUse = code <= 0 && length == CODE_UNITS && date_read(entry, "from", &from) && from <= millisecondsSince1970
      && (!date_read(entry, "to", &to) || millisecondsSince1970 < to);
    if (isInUse) {
      char narrow[CODE_UNITS];
      u_UCharsToChars(wide, narrow, CODE_UNITS);
      needed += line_write(narrow, CODE_UNITS, out, capacity, needed);
    }
    ures_close(entry);
  }
  ures_close(entries);
  ures_close(map);
  ures_close(data);
  if (code > 0) *status = code;
  else if (lookup > 0 && lookup != U_MISSING_RESOURCE_ERROR) *status = lookup;
  else if (needed > capacity) *status = CICU_BUFFER_OVERFLOW;
  return needed;
}

// Adds a line for each symbol of one locale's own data; returns the number of bytes that the lines need.
static int32_t symbols_write(const UResourceBundle* currencies, uint8_t* out, int32_t capacity, int32_t at, UErrorCode* code) {
  int32_t start = at;
  int32_t count = *code <= 0 ? ures_getSize(currencies) : 0;
  for (int32_t index = 0; *code <= 0 && index < count; index++) {
    UResourceBundle* entry = ures_getByIndex(currencies, index, NULL, code);
    int32_t length = 0;
    const UChar* symbol = ures_getStringByIndex(entry, 0, &length, code);
    const char* key = *code <= 0 ? ures_getKey(entry) : NULL;
    bool isCode = key == NULL || strlen(key) != CODE_UNITS;
    UChar wide[CODE_UNITS + 1];
    if (!isCode) {
      wide_code(key, wide);
      isCode = u_strcmp(symbol, wide) == 0;
    }
    if (!isCode) {
      char line[128] = {0};
      int32_t written = 0;
      UErrorCode outcome = U_ZERO_ERROR;
      memcpy(line, key, CODE_UNITS);
      u_strToUTF8(line + CODE_UNITS, (int32_t)sizeof line - CODE_UNITS, &written, symbol, length, &outcome);
      if (outcome <= 0) at += line_write(line, CODE_UNITS + written, out, capacity, at);
    }
    ures_close(entry);
  }
  return at - start;
}

int32_t cicu_currency_symbols_write(uint8_t* out, int32_t capacity, int32_t* status) {
  if (*status > 0) return 0;
  UErrorCode code = U_ZERO_ERROR;
  UEnumeration* locales = ures_openAvailableLocales(U_ICUDATA_NAME "-curr", &code);
  int32_t needed = 0, length = 0;
  const char* locale = NULL;
  while (code <= 0 && (locale = uenum_next(locales, &length, &code)) != NULL) {
    UErrorCode outcome = U_ZERO_ERROR;
    UResourceBundle* data = cicu_bundle_open(CICU_TREE_CURRENCIES, locale, &outcome);
    UResourceBundle* currencies = ures_getByKey(data, "Currencies", NULL, &outcome);
    needed += symbols_write(currencies, out, capacity, needed, &outcome);
    ures_close(currencies);
    ures_close(data);
    if (outcome > 0 && outcome != U_MISSING_RESOURCE_ERROR) code = outcome;
  }
  uenum_close(locales);
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
