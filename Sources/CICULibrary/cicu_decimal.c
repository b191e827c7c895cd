#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <unicode/ufieldpositer.h>
#include <unicode/uformattable.h>
#include <unicode/unum.h>
#include <unicode/utf16.h>

#include "cicu_text.h"

// `cicu_decimal` is ICU's UNumberFormat, of the class DecimalFormat: "Multiple threads should not access one formatter concurrently"
// (decimfmt.h).

_Static_assert(CICU_INEXACT == U_FORMAT_INEXACT_ERROR, "the header repeats ICU's codes");
_Static_assert(CICU_ROUND_CEILING == UNUM_ROUND_CEILING && CICU_ROUND_FLOOR == UNUM_ROUND_FLOOR && CICU_ROUND_DOWN == UNUM_ROUND_DOWN &&
                   CICU_ROUND_UP == UNUM_ROUND_UP && CICU_ROUND_HALF_EVEN == UNUM_ROUND_HALFEVEN &&
                   CICU_ROUND_HALF_DOWN == UNUM_ROUND_HALFDOWN && CICU_ROUND_HALF_UP == UNUM_ROUND_HALFUP &&
                   CICU_ROUND_UNNECESSARY == UNUM_ROUND_UNNECESSARY && CICU_ROUND_HALF_ODD == UNUM_ROUND_HALF_ODD &&
                   CICU_ROUND_HALF_CEILING == UNUM_ROUND_HALF_CEILING && CICU_ROUND_HALF_FLOOR == UNUM_ROUND_HALF_FLOOR,
               "the header repeats ICU's rounding modes");
_Static_assert(CICU_PAD_BEFORE_PREFIX == UNUM_PAD_BEFORE_PREFIX && CICU_PAD_AFTER_PREFIX == UNUM_PAD_AFTER_PREFIX &&
                   CICU_PAD_BEFORE_SUFFIX == UNUM_PAD_BEFORE_SUFFIX && CICU_PAD_AFTER_SUFFIX == UNUM_PAD_AFTER_SUFFIX,
               "the header repeats ICU's pad positions");

static const UNumberFormatStyle styles[] = {
    [CICU_DECIMAL_STYLE_DECIMAL] = UNUM_DECIMAL,
    [CICU_DECIMAL_STYLE_CURRENCY] = UNUM_CURRENCY,
    [CICU_DECIMAL_STYLE_PERCENT] = UNUM_PERCENT,
    [CICU_DECIMAL_STYLE_SCIENTIFIC] = UNUM_SCIENTIFIC,
    [CICU_DECIMAL_STYLE_CURRENCY_CODE] = UNUM_CURRENCY_ISO,
    [CICU_DECIMAL_STYLE_CURRENCY_NAME] = UNUM_CURRENCY_PLURAL,
    [CICU_DECIMAL_STYLE_ACCOUNTING] = UNUM_CURRENCY_ACCOUNTING,
    [CICU_DECIMAL_STYLE_CASH] = UNUM_CASH_CURRENCY,
    [CICU_DECIMAL_STYLE_COMPACT_SHORT] = UNUM_DECIMAL_COMPACT_SHORT,
    [CICU_DECIMAL_STYLE_COMPACT_LONG] = UNUM_DECIMAL_COMPACT_LONG,
    [CICU_DECIMAL_STYLE_CURRENCY_STANDARD] = UNUM_CURRENCY_STANDARD,
};
static const UNumberFormatAttribute counts[] = {
    [CICU_DECIMAL_MINIMUM_INTEGER_DIGITS] = UNUM_MIN_INTEGER_DIGITS,
    [CICU_DECIMAL_MAXIMUM_INTEGER_DIGITS] = UNUM_MAX_INTEGER_DIGITS,
    [CICU_DECIMAL_MINIMUM_FRACTION_DIGITS] = UNUM_MIN_FRACTION_DIGITS,
    [CICU_DECIMAL_MAXIMUM_FRACTION_DIGITS] = UNUM_MAX_FRACTION_DIGITS,
    [CICU_DECIMAL_MINIMUM_GROUPING_DIGITS] = UNUM_MINIMUM_GROUPING_DIGITS,
    [CICU_DECIMAL_SIGNIFICANT_DIGITS_USED] = UNUM_SIGNIFICANT_DIGITS_USED,
    [CICU_DECIMAL_MINIMUM_SIGNIFICANT_DIGITS] = UNUM_MIN_SIGNIFICANT_DIGITS,
    [CICU_DECIMAL_MAXIMUM_SIGNIFICANT_DIGITS] = UNUM_MAX_SIGNIFICANT_DIGITS,
    [CICU_DECIMAL_GROUPING_USED] = UNUM_GROUPING_USED,
    [CICU_DECIMAL_MULTIPLIER] = UNUM_MULTIPLIER,
    [CICU_DECIMAL_FORMAT_WIDTH] = UNUM_FORMAT_WIDTH,
    [CICU_DECIMAL_GROUPING_SIZE] = UNUM_GROUPING_SIZE,
    [CICU_DECIMAL_SECONDARY_GROUPING_SIZE] = UNUM_SECONDARY_GROUPING_SIZE,
    [CICU_DECIMAL_ROUNDING_MODE] = UNUM_ROUNDING_MODE,
    [CICU_DECIMAL_CURRENCY_USAGE] = UNUM_CURRENCY_USAGE,
    [CICU_DECIMAL_SEPARATOR_ALWAYS_SHOWN] = UNUM_DECIMAL_ALWAYS_SHOWN,
    [CICU_DECIMAL_PAD_POSITION] = UNUM_PADDING_POSITION,
    [CICU_DECIMAL_SIGN_ALWAYS_SHOWN] = UNUM_SIGN_ALWAYS_SHOWN,
    [CICU_DECIMAL_LENIENT] = UNUM_LENIENT_PARSE,
    [CICU_DECIMAL_PARSE_INTEGER_ONLY] = UNUM_PARSE_INT_ONLY,
    [CICU_DECIMAL_PARSE_SEPARATOR_REQUIRED] = UNUM_PARSE_DECIMAL_MARK_REQUIRED,
    [CICU_DECIMAL_PARSE_NO_EXPONENT] = UNUM_PARSE_NO_EXPONENT,
    [CICU_DECIMAL_PARSE_CASE_SENSITIVE] = UNUM_PARSE_CASE_SENSITIVE,
};
static const UNumberFormatTextAttribute texts[] = {
    [CICU_DECIMAL_POSITIVE_PREFIX] = UNUM_POSITIVE_PREFIX, [CICU_DECIMAL_POSITIVE_SUFFIX] = UNUM_POSITIVE_SUFFIX,
    [CICU_DECIMAL_NEGATIVE_PREFIX] = UNUM_NEGATIVE_PREFIX, [CICU_DECIMAL_NEGATIVE_SUFFIX] = UNUM_NEGATIVE_SUFFIX,
    [CICU_DECIMAL_PAD_CHARACTER] = UNUM_PADDING_CHARACTER, [CICU_DECIMAL_CURRENCY] = UNUM_CURRENCY_CODE,
};
#define KNOWN(table, index) ((index) >= 0 && (size_t)(index) < sizeof(table) / sizeof *(table))

// ---- Opening

// Returns a format, or NULL and the status.
static cicu_decimal* opened(UNumberFormat* format, UErrorCode code, int32_t* status) {
  if (code <= 0) return (cicu_decimal*)format;
  unum_close(format);
  *status = code;
  return NULL;
}

cicu_decimal* cicu_decimal_openPattern(const char* pattern, int32_t patternLength, const char* locale, int32_t* status) {
  cicu_wide wide;
  cicu_wide_open(&wide, pattern, patternLength, status);
  cicu_decimal* decimal = NULL;
  if (*status <= 0) {
    UErrorCode code = U_ZERO_ERROR;
    UParseError unused;  // ICU 72 writes nothing to it
    UNumberFormat* format = unum_open(UNUM_PATTERN_DECIMAL, wide.text, wide.length, locale, &unused, &code);
    decimal = opened(format, code, status);
  }
  cicu_wide_close(&wide);
  return decimal;
}

// Copies the symbols of another name with the same data to a format, except those of currencies. These belong to the currency;
// once set, they would stay when the currency changes.
static void use_symbols(UNumberFormat* format, const char* locale, UErrorCode* code) {
  static const UChar plain[] = {'0'};
  UNumberFormat* source = unum_open(UNUM_PATTERN_DECIMAL, plain, 1, locale, NULL, code);
  for (int32_t symbol = 0; symbol < UNUM_FORMAT_SYMBOL_COUNT && *code <= 0; symbol++) {
    if (symbol == UNUM_CURRENCY_SYMBOL || symbol == UNUM_INTL_CURRENCY_SYMBOL) continue;
    UChar text[CICU_STACK_UNITS];
    int32_t length = unum_getSymbol(source, (UNumberFormatSymbol)symbol, text, CICU_STACK_UNITS, code);
    unum_setSymbol(format, (UNumberFormatSymbol)symbol, text, length, code);
  }
  unum_close(source);
}

cicu_decimal* cicu_decimal_openStyle(int32_t style, const char* locale, const char* symbols, int32_t* status) {
  if (*status > 0) return NULL;
  if (!KNOWN(styles, style)) {
    *status = CICU_ILLEGAL_ARGUMENT;
    return NULL;
  }
  UErrorCode code = U_ZERO_ERROR;
  char* name = cicu_positional_name(locale, &code);
  if (name == NULL) code = U_MEMORY_ALLOCATION_ERROR;
  UNumberFormat* format = code > 0 ? NULL : unum_open(styles[style], NULL, 0, name, NULL, &code);
  free(name);
  if (symbols != NULL && code <= 0) use_symbols(format, symbols, &code);
  return opened(format, code, status);
}

void cicu_decimal_close(cicu_decimal* decimal) { unum_close((UNumberFormat*)decimal); }

// ---- Setting

void cicu_decimal_applyPattern(cicu_decimal* decimal, const char* pattern, int32_t patternLength, int32_t* status) {
  cicu_wide wide;
  cicu_wide_open(&wide, pattern, patternLength, status);
  if (*status <= 0) {
    UErrorCode code = U_ZERO_ERROR;
    UParseError unused;
    unum_applyPattern((UNumberFormat*)decimal, false, wide.text, wide.length, &unused, &code);
    if (code > 0) *status = code;
  }
  cicu_wide_close(&wide);
}

int32_t cicu_decimal_pattern(const cicu_decimal* decimal, uint8_t* out, int32_t capacity, int32_t* status) {
  if (*status > 0) return 0;
  UChar stack[CICU_STACK_UNITS];
  UChar* text = stack;
  UErrorCode code = U_ZERO_ERROR;
  int32_t length = unum_toPattern((const UNumberFormat*)decimal, false, text, CICU_STACK_UNITS, &code);
  if (code == U_BUFFER_OVERFLOW_ERROR) {
    text = malloc((size_t)length * sizeof *text);
    code = text == NULL ? U_MEMORY_ALLOCATION_ERROR : U_ZERO_ERROR;
    if (text != NULL) length = unum_toPattern((const UNumberFormat*)decimal, false, text, length, &code);
  }
  int32_t needed = 0;
  if (code > 0) {
    *status = code;
  } else {
    needed = cicu_text_write(text, length, out, capacity, status);
  }
  if (text != stack) free(text);
  return needed;
}

int32_t cicu_decimal_count(const cicu_decimal* decimal, int32_t attribute) {
  return KNOWN(counts, attribute) ? unum_getAttribute((const UNumberFormat*)decimal, counts[attribute]) : -1;
}

void cicu_decimal_setCount(cicu_decimal* decimal, int32_t attribute, int32_t value) {
  if (KNOWN(counts, attribute)) unum_setAttribute((UNumberFormat*)decimal, counts[attribute], value);
}

void cicu_decimal_setText(cicu_decimal* decimal, int32_t attribute, const char* text, int32_t length, int32_t* status) {
  if (*status <= 0 && !KNOWN(texts, attribute)) *status = CICU_ILLEGAL_ARGUMENT;
  cicu_wide wide;
  cicu_wide_open(&wide, text, length, status);
  if (*status <= 0) {
    UErrorCode code = U_ZERO_ERROR;
    unum_setTextAttribute((UNumberFormat*)decimal, texts[attribute], wide.text, wide.length, &code);
    if (code > 0) *status = code;
  }
  cicu_wide_close(&wide);
}

void cicu_decimal_setRoundingIncrement(cicu_decimal* decimal, double increment) {
  unum_setDoubleAttribute((UNumberFormat*)decimal, UNUM_ROUNDING_INCREMENT, increment);
}

// ---- Formatting

typedef struct {
  const char* digits;  // if NULL, `integer` is used if `isInteger`, otherwise `value`
  int32_t digitCount;
  bool isInteger;
  int64_t integer;
  double value;
} number;

static int32_t format_number(const UNumberFormat* format, const number* n, UChar* out, int32_t room, UFieldPosition* position,
                             UErrorCode* code) {
  if (n->digits != NULL) return unum_formatDecimal(format, n->digits, n->digitCount, out, room, position, code);
  if (n->isInteger) return unum_formatInt64(format, n->integer, out, room, position, code);
  return unum_formatDouble(format, n->value, out, room, position, code);
}

typedef struct {
  UChar* text;
  int32_t length;
  UChar stack[CICU_STACK_UNITS];
} formatted;

static void formatted_close(formatted* f) {
  if (f->text != f->stack) free(f->text);
}

static void formatted_open(formatted* f, const UNumberFormat* format, const number* n, int32_t* status) {
  f->text = f->stack;
  f->length = 0;
  if (*status > 0) return;
  UErrorCode code = U_ZERO_ERROR;
  f->length = format_number(format, n, f->stack, CICU_STACK_UNITS, NULL, &code);
  if (code == U_BUFFER_OVERFLOW_ERROR) {
    code = U_ZERO_ERROR;
    int32_t room = f->length + 1;
    f->text = malloc((size_t)room * sizeof(UChar));
    if (f->text == NULL) {
      f->text = f->stack;
      code = U_MEMORY_ALLOCATION_ERROR;
    } else {
      f->length = format_number(format, n, f->text, room, NULL, &code);
    }
  }
  if (code > 0) *status = code;
}

static int32_t write_number(const cicu_decimal* decimal, const number* n, uint8_t* out, int32_t capacity, int32_t* status) {
  formatted text;
  formatted_open(&text, (const UNumberFormat*)decimal, n, status);
  int32_t needed = cicu_text_write(text.text, text.length, out, capacity, status);
  formatted_close(&text);
  return needed;
}

int32_t cicu_decimal_formatInteger(cicu_decimal* decimal, int64_t value, uint8_t* out, int32_t capacity, int32_t* status) {
  return write_number(decimal, &(number){.isInteger = true, .integer = value}, out, capacity, status);
}

int32_t cicu_decimal_formatDouble(cicu_decimal* decimal, double value, uint8_t* out, int32_t capacity, int32_t* status) {
  return write_number(decimal, &(number){.value = value}, out, capacity, status);
}

int32_t cicu_decimal_formatDecimal(cicu_decimal* decimal, const char* digits, int32_t digitCount, uint8_t* out, int32_t capacity,
                                   int32_t* status) {
  return write_number(decimal, &(number){.digits = digits, .digitCount = digitCount}, out, capacity, status);
}

// ---- Fields

#define PLACES_PER_FIELD 5

static void add_field(cicu_fields* fields, int32_t* count, const int32_t* offsets, int32_t field, int32_t begin, int32_t end) {
  if (*count + PLACES_PER_FIELD <= fields->capacity) {
    int32_t* place = fields->values + *count;
    place[0] = CICU_CATEGORY_NUMBER;
    place[1] = field;
    place[2] = offsets[begin];
    place[3] = offsets[end];
    place[4] = -1;
  }
  *count += PLACES_PER_FIELD;
}

// Adds all fields of a double if it is written as `text`; otherwise returns false.
static bool fields_of_double(const UNumberFormat* format, double value, const formatted* text, const int32_t* offsets,
                             cicu_fields* fields, int32_t* count, UErrorCode* code) {
  if (value != value) return false;
  UFieldPositionIterator* positions = ufieldpositer_open(code);
  UChar* again = malloc(((size_t)text->length + 1) * sizeof(UChar));
  if (again == NULL) *code = U_MEMORY_ALLOCATION_ERROR;
  int32_t length = unum_formatDoubleForFields(format, value, again, text->length + 1, positions, code);
  bool isSame = *code <= 0 && length == text->length && u_memcmp(again, text->text, length) == 0;
  if (*code == U_BUFFER_OVERFLOW_ERROR) *code = U_ZERO_ERROR;  // longer, so it is a different text
  int32_t begin = 0, end = 0, field = 0;
  while (isSame && (field = ufieldpositer_next(positions, &begin, &end)) >= 0) add_field(fields, count, offsets, field, begin, end);
  free(again);
  ufieldpositer_close(positions);
  return isSame;
}

// Adds the first field of each kind, and all group separators, which are equal and inside the integer.
static void fields_one_by_one(const UNumberFormat* format, const number* n, const formatted* text, const int32_t* offsets,
                              cicu_fields* fields, int32_t* count, UErrorCode* code) {
  UFieldPosition integer = {.field = UNUM_INTEGER_FIELD};
  UChar* again = malloc(((size_t)text->length + 1) * sizeof(UChar));
  if (again == NULL) *code = U_MEMORY_ALLOCATION_ERROR;
  for (int32_t field = UNUM_INTEGER_FIELD; field <= UNUM_COMPACT_FIELD && *code <= 0; field++) {
    UFieldPosition position = {.field = field};
    format_number(format, n, again, text->length + 1, &position, code);
    int32_t begin = position.beginIndex, end = position.endIndex, size = end - begin;
    if (*code > 0 || size <= 0) continue;
    if (field == UNUM_INTEGER_FIELD) integer = position;
    add_field(fields, count, offsets, field, begin, end);
    if (field != UNUM_GROUPING_SEPARATOR_FIELD) continue;
    for (int32_t next = end; next + size <= integer.endIndex; next++) {
      if (u_memcmp(text->text + next, text->text + begin, size) != 0) continue;
      add_field(fields, count, offsets, field, next, next + size);
      next += size - 1;
    }
  }
  free(again);
}

int32_t cicu_decimal_formatFields(cicu_decimal* decimal, const char* digits, int32_t digitCount, double value, uint8_t* out,
                                  int32_t capacity, cicu_fields* fields, int32_t* status) {
  const UNumberFormat* format = (const UNumberFormat*)decimal;
  number n = {.digits = digits, .digitCount = digitCount, .value = value};
  formatted text;
  formatted_open(&text, format, &n, status);
  int32_t needed = cicu_text_write(text.text, text.length, out, capacity, status);
  // If the text does not fit, the caller calls again; then the fields fit, or overflow in turn.
  if (*status <= 0) {
    UErrorCode code = U_ZERO_ERROR;
    int32_t count = 0;
    int32_t* offsets = cicu_offsets_make(text.text, text.length);
    if (offsets == NULL) {
      code = U_MEMORY_ALLOCATION_ERROR;
    } else if (!fields_of_double(format, value, &text, offsets, fields, &count, &code) && code <= 0) {
      fields_one_by_one(format, &n, &text, offsets, fields, &count, &code);
    }
    free(offsets);
    fields->count = count;
    if (code <= 0 && count > fields->capacity) code = U_BUFFER_OVERFLOW_ERROR;
    if (code > 0) *status = code;
  }
  formatted_close(&text);
  return needed;
}
