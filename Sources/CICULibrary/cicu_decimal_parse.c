#include <math.h>
#include <string.h>
#include <unicode/uformattable.h>
#include <unicode/unum.h>
#include <unicode/utf16.h>

#include "cicu_text.h"

#define CURRENCY_UNITS 4
#define PATTERN_UNITS 4096

static int32_t write_word(const char* word, uint8_t* out, int32_t capacity, int32_t* status) {
  return cicu_bytes_write(word, (int32_t)strlen(word), out, capacity, status);
}

// Writes the value as decimal text, with a word for each special value. A number that is too large for a double is not written as
// infinity, and one that is too small is not written as zero.
static int32_t write_value(UFormattable* value, uint8_t* out, int32_t capacity, int32_t* status) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t length = 0;
  const char* digits = ufmt_getDecNumChars(value, &length, &code);
  if (code > 0) {
    *status = code;
    return 0;
  }
  bool isNegative = signbit(ufmt_getDouble(value, &code)) != 0;  // fails only if it loses digits
  if (memchr(digits, 'N', (size_t)length) != NULL) return write_word("NaN", out, capacity, status);
  if (memchr(digits, 'f', (size_t)length) != NULL) return write_word(isNegative ? "-Infinity" : "Infinity", out, capacity, status);
  if (isNegative && strspn(digits, "-0") == (size_t)length) return write_word("-0", out, capacity, status);
  return cicu_bytes_write(digits, length, out, capacity, status);
}

// Reads a number; returns the number of UTF-16 units that were read, 0 for none.
static int32_t read_number(const UNumberFormat* format, const cicu_wide* wide, UFormattable* value) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t position = 0;
  unum_parseToUFormattable(format, value, wide->text, wide->length, &position, &code);
  return code > 0 ? 0 : position;
}

// Reads the digits of a double through ICU, which writes its shortest decimal text.
static void read_double(double amount, UFormattable* value, UErrorCode* code) {
  static const UChar scientific[] = {'0', '.', '#', '#', '#', '#', '#', '#', '#', '#', '#', '#', '#', '#', '#', '#', '#', '#', 'E', '0'};
  UNumberFormat* root = unum_open(UNUM_PATTERN_DECIMAL, scientific, sizeof scientific / sizeof *scientific, "root", NULL, code);
  cicu_wide text = {.text = text.stack};
  text.length = unum_formatDouble(root, amount, text.stack, CICU_STACK_UNITS, NULL, code);
  if (*code <= 0 && read_number(root, &text, value) == 0) *code = U_PARSE_ERROR;
  unum_close(root);
}

// Adds a currency sign to a format without one, so that it reads the symbols and the separators of money.
static void use_currency_sign(UNumberFormat* format, UErrorCode* code) {
  static const UChar sign = 0xA4;
  UChar pattern[PATTERN_UNITS];
  int32_t isGrouped = unum_getAttribute(format, UNUM_GROUPING_USED);
  int32_t length = unum_toPattern(format, false, pattern + 1, PATTERN_UNITS - 1, code);
  if (*code > 0 || u_memchr(pattern + 1, sign, length) != NULL) return;
  pattern[0] = sign;
  unum_applyPattern(format, false, pattern, length + 1, NULL, code);
  unum_setAttribute(format, UNUM_GROUPING_USED, isGrouped);
}

// Reads an amount. ICU returns it as a double. Its digits are read from the same text as a number in that currency, if that reads
// as many units and equals the double; otherwise they come from the double.
static int32_t read_amount(const UNumberFormat* format, const cicu_wide* wide, UChar* currency, UFormattable* value, UErrorCode* code) {
  int32_t position = 0;
  UErrorCode parsing = U_ZERO_ERROR;
  double amount = unum_parseDoubleCurrency(format, wide->text, wide->length, &position, currency, &parsing);
  if (parsing == U_PARSE_ERROR || position == 0) return 0;
  if (parsing > 0) {
    *code = parsing;
    return 0;
  }
  UNumberFormat* same = unum_clone(format, code);
  unum_setTextAttribute(same, UNUM_CURRENCY_CODE, currency, u_strlen(currency), code);
  bool isExact = false;
  for (int attempt = 0; attempt < 2 && !isExact && *code <= 0; attempt++) {
    UErrorCode inexact = U_ZERO_ERROR;
    if (attempt == 1) use_currency_sign(same, &inexact);
    isExact = inexact <= 0 && read_number(same, wide, value) == position && ufmt_getDouble(value, &inexact) == amount;
  }
  unum_close(same);
  if (*code <= 0 && !isExact) read_double(amount, value, code);
  return *code > 0 ? 0 : position;
}

static int32_t utf8_length(const UChar* text, int32_t units) {
  int32_t bytes = 0;
  for (int32_t unit = 0; unit < units;) {
    UChar32 point;
    U16_NEXT(text, unit, units, point);
    bytes += U_IS_SURROGATE(point) ? 0 : point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
  }
  return bytes;
}

int32_t cicu_decimal_parse(cicu_decimal* decimal, const char* text, int32_t length, bool withCurrency, cicu_parsed* parsed, uint8_t* out,
                           int32_t capacity, int32_t* status) {
  memset(parsed, 0, sizeof *parsed);
  cicu_wide wide;
  cicu_wide_open(&wide, text, length, status);
  int32_t needed = 0;
  if (*status <= 0) {
    const UNumberFormat* format = (const UNumberFormat*)decimal;
    UErrorCode code = U_ZERO_ERROR;
    UFormattable* value = ufmt_open(&code);
    UChar currency[CURRENCY_UNITS] = {0};
    int32_t units = 0;
    if (code <= 0) {
      units = withCurrency ? read_amount(format, &wide, currency, value, &code) : read_number(format, &wide, value);
    }
    if (code > 0) {
      *status = code;
    } else if (units > 0) {
      needed = write_value(value, out, capacity, status);
      parsed->utf16Count = units;
      parsed->utf8Count = utf8_length(wide.text, units);
      for (int32_t letter = 0; letter < CURRENCY_UNITS - 1; letter++) parsed->currency[letter] = (char)currency[letter];
    }
    ufmt_close(value);
  }
  cicu_wide_close(&wide);
  return needed;
}
