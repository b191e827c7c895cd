// Numbers in all their forms; part of CICU.h.
#ifndef CICU_NUMBERS_H
#define CICU_NUMBERS_H

#include "CICUTypes.h"

#ifdef __cplusplus
extern "C" {
#endif

// ---- Numbers (cicu_number.c)

typedef struct cicu_number cicu_number;

/// Opens a number formatter from a number skeleton (unumf_openForSkeletonAndLocaleWithError). `errorOffset` is the place in the skeleton that
/// ICU does not understand, in UTF-16 units, or -1.
cicu_number* cicu_number_open(const char* skeleton, const char* locale, int32_t* errorOffset, int32_t* status);
void cicu_number_close(cicu_number* number);
int32_t cicu_number_formatInteger(const cicu_number* number, int64_t value, uint8_t* out, int32_t capacity, int32_t* status);
int32_t cicu_number_formatDouble(const cicu_number* number, double value, uint8_t* out, int32_t capacity, int32_t* status);
/// Formats decimal text exactly (unumf_formatDecimal).
int32_t cicu_number_formatDecimal(const cicu_number* number, const char* digits, int32_t digitCount, uint8_t* out, int32_t capacity,
                                  int32_t* status);
/// Formats decimal text exactly or, when `digits` is NULL, a double, and says where its fields are (ufmtval_nextPosition).
int32_t cicu_number_formatFields(const cicu_number* number, const char* digits, int32_t digitCount, double value, uint8_t* out,
                                 int32_t capacity, cicu_fields* fields, int32_t* status);

// ---- Ranges of numbers (cicu_range.c)

typedef struct cicu_range cicu_range;

enum { CICU_COLLAPSE_AUTO = 0, CICU_COLLAPSE_NONE = 1, CICU_COLLAPSE_UNIT = 2, CICU_COLLAPSE_ALL = 3 };
enum {
  CICU_IDENTITY_SINGLE_VALUE = 0,
  CICU_IDENTITY_APPROXIMATELY_OR_SINGLE_VALUE = 1,
  CICU_IDENTITY_APPROXIMATELY = 2,
  CICU_IDENTITY_RANGE = 3,
};

/// Opens a range formatter (unumrf_openForSkeletonWithCollapseAndIdentityFallback).
cicu_range* cicu_range_open(const char* skeleton, const char* locale, int32_t collapse, int32_t identity, int32_t* errorOffset,
                            int32_t* status);
void cicu_range_close(cicu_range* range);
/// Formats a range of decimal texts exactly (unumrf_formatDecimalRange); `fields` may be NULL.
int32_t cicu_range_formatDecimal(const cicu_range* range, const char* first, int32_t firstCount, const char* second,
                                 int32_t secondCount, uint8_t* out, int32_t capacity, cicu_fields* fields, int32_t* status);

// ---- Units (cicu_units.c)

/// The usages of each kind of unit, as lines: `+` and the usage where some region has for it a unit made of several, such as
/// foot-and-inch, else a space and the usage. From ICU's data (unitPreferenceData), since no function tells.
int32_t cicu_units_usages(uint8_t* out, int32_t capacity, int32_t* status);

// ---- Currencies (cicu_currency.c)

/// Every ISO 4217 code that ICU has, old ones too, as lines (ucurr_openISOCurrencies).
int32_t cicu_currencies_write(uint8_t* out, int32_t capacity, int32_t* status);
/// The codes of a region's currencies at a moment, in CLDR's order of use, as lines, from `CurrencyMap` of ICU's
/// supplemental data. None when the region has none.
int32_t cicu_currencies_ofRegion(const char* region, double millisecondsSince1970, uint8_t* out, int32_t capacity, int32_t* status);
/// The fraction digits of a currency (ucurr_getDefaultFractionDigitsForUsage); 2 for one that ICU does not know.
int32_t cicu_currency_fractionDigits(const char* code, bool isCash, int32_t* status);
/// What amounts of a currency are rounded to (ucurr_getRoundingIncrementForUsage); 0 for its last digit.
double cicu_currency_roundingIncrement(const char* code, bool isCash, int32_t* status);

enum { CICU_CURRENCY_SYMBOL = 0, CICU_CURRENCY_NAME = 1, CICU_CURRENCY_NARROW = 2, CICU_CURRENCY_FORMAL = 3, CICU_CURRENCY_VARIANT = 4 };

/// What a currency is called in a locale (ucurr_getName).
int32_t cicu_currency_name(const char* code, const char* locale, int32_t which, uint8_t* out, int32_t capacity, int32_t* status);

/// What amounts of a currency are called in a plural category, such as `one` (ucurr_getPluralName).
int32_t cicu_currency_pluralName(const char* code, const char* locale, const char* category, uint8_t* out, int32_t capacity,
                                 int32_t* status);

// ---- What CLDR says of number styles (cicu_number.c)

enum {
  CICU_STYLE_DECIMAL = 0,
  CICU_STYLE_PERCENT = 1,
};
/// The least and the most fraction digits of the pattern of a number style, as the nearest data to `name` that has anything on numbers
/// gives them for a numbering system; -1 where that has none. Writes that data's name to `source`. ICU keeps each bundle that is opened
/// (ures_open), so `name` must be one that it has data for.
int32_t cicu_style_fraction(int32_t style, const char* numbering, const char* name, uint8_t* source, int32_t capacity, int32_t* least,
                            int32_t* most, int32_t* status);

// ---- Numbers by rules (cicu_rules.c)

typedef struct cicu_rules cicu_rules;

enum { CICU_RULES_SPELLOUT = 0, CICU_RULES_ORDINAL = 1, CICU_RULES_DURATION = 2, CICU_RULES_NUMBERING = 3 };

/// Opens a rule-based formatter (unum_open) for one thread at a time (unum.h promises no more), with the rule set ICU chooses. `base` is
/// the name whose rules are used, without keywords: `locale` without its own, or `root`, whose rules are then written with the digits
/// of `locale`. For a name without rules of its own or of a parent ICU would take those of the process's default locale.
cicu_rules* cicu_rules_open(int32_t kind, const char* locale, const char* base, int32_t* status);
/// Writes the name whose rules, digits and separators `locale` has too: the one that has the rules, where it is `locale` without its
/// region and is written alike, else `locale` itself. Neither has keywords; `locale` must be one that ICU has data for.
int32_t cicu_rules_sharedName(const char* locale, uint8_t* out, int32_t capacity, int32_t* status);
/// Opens what reads the texts of the rule set in use alone (unum_open by rules): other rules, for CICU_READING_OWN only.
cicu_rules* cicu_rules_openReader(const cicu_rules* rules, int32_t* status);
void cicu_rules_close(cicu_rules* rules);
/// About how many bytes of memory it takes, by its rules. What CICU_READING_LENIENT adds is not counted.
int64_t cicu_rules_size(const cicu_rules* rules, int32_t* status);
/// Uses a public rule set from now on or, for an empty name, the one ICU chooses; nothing when it is in use already.
void cicu_rules_select(cicu_rules* rules, const char* ruleSet, int32_t* status);
/// The public rule sets, separated by `;` (UNUM_PUBLIC_RULESETS).
int32_t cicu_rules_names(const cicu_rules* rules, uint8_t* out, int32_t capacity, int32_t* status);
/// The rule set in use (UNUM_DEFAULT_RULESET).
int32_t cicu_rules_name(const cicu_rules* rules, uint8_t* out, int32_t capacity, int32_t* status);
int32_t cicu_rules_formatInteger(const cicu_rules* rules, int64_t value, uint8_t* out, int32_t capacity, int32_t* status);
int32_t cicu_rules_formatDouble(const cicu_rules* rules, double value, uint8_t* out, int32_t capacity, int32_t* status);
/// Formats decimal text (unum_formatDecimal): a whole number of 64 bits exactly, one with a fraction as a double, a larger one in
/// digits.
int32_t cicu_rules_formatDecimal(const cicu_rules* rules, const char* digits, int32_t digitCount, uint8_t* out, int32_t capacity,
                                 int32_t* status);

enum {
  CICU_READING_OWN = 0,      // by what cicu_rules_openReader gave; the text has no capital letters, soft hyphens and the like
  CICU_READING_ALL = 1,      // by all public rule sets, the longest reading
  CICU_READING_LENIENT = 2,  // so, and case, punctuation and the like do not count (UNUM_LENIENT_PARSE)
};

/// Reads the number that a text begins with (unum_parseDecimal), writes it as decimal text, `Infinity` or `NaN`, and says how many bytes
/// of the text it is; 0, and no text, when there is none.
int32_t cicu_rules_parse(cicu_rules* rules, int32_t reading, const char* bytes, int32_t byteCount, uint8_t* out, int32_t capacity,
                         int32_t* consumed, int32_t* status);

// ---- Numbers by pattern (cicu_decimal.c)

typedef struct cicu_decimal cicu_decimal;

enum {
  CICU_DECIMAL_STYLE_DECIMAL = 0,
  CICU_DECIMAL_STYLE_CURRENCY = 1,
  CICU_DECIMAL_STYLE_PERCENT = 2,
  CICU_DECIMAL_STYLE_SCIENTIFIC = 3,
  CICU_DECIMAL_STYLE_CURRENCY_CODE = 4,
  CICU_DECIMAL_STYLE_CURRENCY_NAME = 5,
  CICU_DECIMAL_STYLE_ACCOUNTING = 6,
  CICU_DECIMAL_STYLE_CASH = 7,
  CICU_DECIMAL_STYLE_COMPACT_SHORT = 8,
  CICU_DECIMAL_STYLE_COMPACT_LONG = 9,
  CICU_DECIMAL_STYLE_CURRENCY_STANDARD = 10,
};
/// What can be set to a whole number, a truth value included (UNumberFormatAttribute).
enum {
  CICU_DECIMAL_MINIMUM_INTEGER_DIGITS = 0,
  CICU_DECIMAL_MAXIMUM_INTEGER_DIGITS = 1,
  CICU_DECIMAL_MINIMUM_FRACTION_DIGITS = 2,
  CICU_DECIMAL_MAXIMUM_FRACTION_DIGITS = 3,
  CICU_DECIMAL_MINIMUM_GROUPING_DIGITS = 4,
  CICU_DECIMAL_SIGNIFICANT_DIGITS_USED = 5,
  CICU_DECIMAL_MINIMUM_SIGNIFICANT_DIGITS = 6,
  CICU_DECIMAL_MAXIMUM_SIGNIFICANT_DIGITS = 7,
  CICU_DECIMAL_GROUPING_USED = 8,
  CICU_DECIMAL_MULTIPLIER = 9,
  CICU_DECIMAL_FORMAT_WIDTH = 10,
  CICU_DECIMAL_GROUPING_SIZE = 11,
  CICU_DECIMAL_SECONDARY_GROUPING_SIZE = 12,
  CICU_DECIMAL_ROUNDING_MODE = 13,
  CICU_DECIMAL_CURRENCY_USAGE = 14,
  CICU_DECIMAL_SEPARATOR_ALWAYS_SHOWN = 15,
  CICU_DECIMAL_PAD_POSITION = 16,
  CICU_DECIMAL_SIGN_ALWAYS_SHOWN = 17,
  CICU_DECIMAL_LENIENT = 18,
  CICU_DECIMAL_PARSE_INTEGER_ONLY = 19,
  CICU_DECIMAL_PARSE_SEPARATOR_REQUIRED = 20,
  CICU_DECIMAL_PARSE_NO_EXPONENT = 21,
  CICU_DECIMAL_PARSE_CASE_SENSITIVE = 22,
};
/// What can be set to a text (UNumberFormatTextAttribute).
enum {
  CICU_DECIMAL_POSITIVE_PREFIX = 0,
  CICU_DECIMAL_POSITIVE_SUFFIX = 1,
  CICU_DECIMAL_NEGATIVE_PREFIX = 2,
  CICU_DECIMAL_NEGATIVE_SUFFIX = 3,
  CICU_DECIMAL_PAD_CHARACTER = 4,
  CICU_DECIMAL_CURRENCY = 5,
};
enum {
  CICU_ROUND_CEILING = 0,
  CICU_ROUND_FLOOR = 1,
  CICU_ROUND_DOWN = 2,
  CICU_ROUND_UP = 3,
  CICU_ROUND_HALF_EVEN = 4,
  CICU_ROUND_HALF_DOWN = 5,
  CICU_ROUND_HALF_UP = 6,
  CICU_ROUND_UNNECESSARY = 7,
  CICU_ROUND_HALF_ODD = 8,
  CICU_ROUND_HALF_CEILING = 9,
  CICU_ROUND_HALF_FLOOR = 10,
};
enum { CICU_PAD_BEFORE_PREFIX = 0, CICU_PAD_AFTER_PREFIX = 1, CICU_PAD_BEFORE_SUFFIX = 2, CICU_PAD_AFTER_SUFFIX = 3 };

/// Opens a formatter by pattern (unum_open), for one thread at a time (decimfmt.h does not allow more).
cicu_decimal* cicu_decimal_openPattern(const char* pattern, int32_t patternLength, const char* locale, int32_t* status);
/// Opens a formatter by style (unum_open). With `symbols`, another name of the same data, its signs are used in the pattern of `locale`:
/// ICU keeps every name that it opens by style for ever, but not those it only takes the signs of.
cicu_decimal* cicu_decimal_openStyle(int32_t style, const char* locale, const char* symbols, int32_t* status);
void cicu_decimal_close(cicu_decimal* decimal);
/// Replaces what a pattern says and leaves the rest (unum_applyPattern).
void cicu_decimal_applyPattern(cicu_decimal* decimal, const char* pattern, int32_t patternLength, int32_t* status);
int32_t cicu_decimal_pattern(const cicu_decimal* decimal, uint8_t* out, int32_t capacity, int32_t* status);
int32_t cicu_decimal_count(const cicu_decimal* decimal, int32_t attribute);
void cicu_decimal_setCount(cicu_decimal* decimal, int32_t attribute, int32_t value);
void cicu_decimal_setText(cicu_decimal* decimal, int32_t attribute, const char* text, int32_t length, int32_t* status);
void cicu_decimal_setRoundingIncrement(cicu_decimal* decimal, double increment);

int32_t cicu_decimal_formatInteger(cicu_decimal* decimal, int64_t value, uint8_t* out, int32_t capacity, int32_t* status);
int32_t cicu_decimal_formatDouble(cicu_decimal* decimal, double value, uint8_t* out, int32_t capacity, int32_t* status);
/// Formats decimal text exactly (unum_formatDecimal).
int32_t cicu_decimal_formatDecimal(cicu_decimal* decimal, const char* digits, int32_t digitCount, uint8_t* out, int32_t capacity,
                                   int32_t* status);
/// Formats decimal text exactly or, when `digits` is NULL, a double, and says where its fields are (unum_formatDoubleForFields). `value`
/// is the double next to the decimal text, or NaN.
int32_t cicu_decimal_formatFields(cicu_decimal* decimal, const char* digits, int32_t digitCount, double value, uint8_t* out,
                                  int32_t capacity, cicu_fields* fields, int32_t* status);

/// What was read: the UTF-8 bytes and the UTF-16 units of it, and for money the currency (otherwise empty).
typedef struct {
  int32_t utf8Count;
  int32_t utf16Count;
  char currency[4];
} cicu_parsed;

/// Reads the number that a text begins with (unum_parseToUFormattable, unum_parseDoubleCurrency): decimal text, `NaN`, `Infinity`,
/// `-Infinity` or `-0`. Nothing is written and `parsed` is zero when ICU reads nothing.
int32_t cicu_decimal_parse(cicu_decimal* decimal, const char* text, int32_t length, bool withCurrency, cicu_parsed* parsed, uint8_t* out,
                           int32_t capacity, int32_t* status);

#ifdef __cplusplus
}
#endif
#endif
