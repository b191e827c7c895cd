// Numbers in all their forms: a part of CICU.h, with the same conventions.
#ifndef CICU_NUMBERS_H
#define CICU_NUMBERS_H

#include "CICUTypes.h"

#ifdef __cplusplus
extern "C" {
#endif

// ---- Numbers (cicu_number.c)

typedef struct cicu_number cicu_number;

/// Opens a number formatter from a number skeleton (unumf_openForSkeletonAndLocaleWithError). `errorOffset` is the place in the
/// skeleton that ICU cannot parse, in UTF-16 units, or -1.
cicu_number* cicu_number_open(const char* skeleton, const char* locale, int32_t* errorOffset, int32_t* status);
void cicu_number_close(cicu_number* number);
int32_t cicu_number_formatInteger(const cicu_number* number, int64_t value, uint8_t* out, int32_t capacity, int32_t* status);
int32_t cicu_number_formatDouble(const cicu_number* number, double value, uint8_t* out, int32_t capacity, int32_t* status);
/// Formats decimal text exactly (unumf_formatDecimal).
int32_t cicu_number_formatDecimal(const cicu_number* number, const char* digits, int32_t digitCount, uint8_t* out, int32_t capacity,
                                  int32_t* status);
/// Formats decimal text exactly or, if `digits` is NULL, a double, and returns the places of its fields (ufmtval_nextPosition).
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

/// Writes the usages of each kind of unit, as lines. A line is `+` and the usage if some region uses a unit made of several for
/// it, such as foot-and-inch, otherwise a space and the usage. Read from ICU's data (unitPreferenceData), since no function
/// returns it.
int32_t cicu_units_usages(uint8_t* out, int32_t capacity, int32_t* status);

// ---- Data of units (cicu_unit_data.c)
//
// Tables of ICU's bundle `units`, which no function returns. Each writes lines of fields that are separated by tabs.

/// Writes `unit target factor offset systems` for each simple unit, in the order of the data (convertUnits). A field that the data
/// does not have is empty.
int32_t cicu_unit_conversions(uint8_t* out, int32_t capacity, int32_t* status);
/// Writes `name value` for each constant of the factors (unitConstants).
int32_t cicu_unit_constants(uint8_t* out, int32_t capacity, int32_t* status);
/// Writes `unit quantity` for each base unit, in the order of the data (unitQuantities).
int32_t cicu_unit_quantities(uint8_t* out, int32_t capacity, int32_t* status);
/// Writes `quantity usage region unit geq skeleton` for each preferred unit, in the order of the data (unitPreferenceData).
int32_t cicu_unit_preferences(uint8_t* out, int32_t capacity, int32_t* status);

// ---- Names of units (cicu_unit_names.c)

/// Writes the names of units in a locale's own data, and its patterns of amounts (`one`, `other`), as lines of a width (`l`, `s` or
/// `n`) with the unit after it, a tab and the text.
int32_t cicu_unit_names(const char* locale, uint8_t* out, int32_t capacity, int32_t* status);

// ---- Currencies (cicu_currency.c)

/// Writes every ISO 4217 code that ICU has, including old ones, as lines (ucurr_openISOCurrencies).
int32_t cicu_currencies_write(uint8_t* out, int32_t capacity, int32_t* status);
/// Writes the codes of a region's currencies at a moment, in CLDR's order of use, as lines, from `CurrencyMap` of ICU's
/// supplemental data; nothing if the region has none.
int32_t cicu_currencies_ofRegion(const char* region, double millisecondsSince1970, uint8_t* out, int32_t capacity, int32_t* status);
/// Writes the symbols of currencies in each locale's own data, as lines of a code and the symbol after it; a symbol that several
/// locales have is written for each of them, and one that is the code itself is left out.
int32_t cicu_currency_symbols_write(uint8_t* out, int32_t capacity, int32_t* status);
/// Returns the fraction digits of a currency (ucurr_getDefaultFractionDigitsForUsage); 2 for an unknown one.
int32_t cicu_currency_fractionDigits(const char* code, bool isCash, int32_t* status);
/// Returns the increment that amounts of a currency are rounded to (ucurr_getRoundingIncrementForUsage); 0 if they are rounded to
/// the last digit.
double cicu_currency_roundingIncrement(const char* code, bool isCash, int32_t* status);

enum { CICU_CURRENCY_SYMBOL = 0, CICU_CURRENCY_NAME = 1, CICU_CURRENCY_NARROW = 2, CICU_CURRENCY_FORMAL = 3, CICU_CURRENCY_VARIANT = 4 };

/// Writes the name of a currency in a locale (ucurr_getName).
int32_t cicu_currency_name(const char* code, const char* locale, int32_t which, uint8_t* out, int32_t capacity, int32_t* status);

/// Writes the name of amounts of a currency in a plural category, such as `one` (ucurr_getPluralName).
int32_t cicu_currency_pluralName(const char* code, const char* locale, const char* category, uint8_t* out, int32_t capacity,
                                 int32_t* status);

// ---- CLDR's data on number styles (cicu_number.c)

enum {
  CICU_STYLE_DECIMAL = 0,
  CICU_STYLE_PERCENT = 1,
};
/// Returns the least and the greatest number of fraction digits in the pattern of a number style for a numbering system; -1 if it
/// has no such pattern. The pattern is read from the data nearest to `name` that has numbers, and the name of that data is
/// written to `source`. ICU keeps each bundle that is opened (ures_open) in memory, so `name` must be one that it has data for.
int32_t cicu_style_fraction(int32_t style, const char* numbering, const char* name, uint8_t* source, int32_t capacity, int32_t* least,
                            int32_t* most, int32_t* status);

// ---- Numbers by rules (cicu_rules.c)

typedef struct cicu_rules cicu_rules;

enum { CICU_RULES_SPELLOUT = 0, CICU_RULES_ORDINAL = 1, CICU_RULES_DURATION = 2, CICU_RULES_NUMBERING = 3 };

/// Opens a rule-based formatter (unum_open), with the rule set that ICU chooses. Only one thread may use it at a time (unum.h
/// does not promise more). `base` is the name whose rules are used: `locale` without its keywords, or `root`, whose rules are
/// then written with the digits of `locale`. If neither a name nor its parents have rules, ICU would use those of the process's
/// default locale.
cicu_rules* cicu_rules_open(int32_t kind, const char* locale, const char* base, int32_t* status);
/// Writes the rules of a kind as the data has them for `base` (see cicu_rules_open): its strings, one after another.
int32_t cicu_rules_text(int32_t kind, const char* base, uint8_t* out, int32_t capacity, int32_t* status);
/// Writes the symbols that rules write numbers with, each with a line feed: minus, decimal and grouping separator, infinity, NaN, and
/// the ten digits (unum_getSymbol).
int32_t cicu_rules_symbols(const char* locale, uint8_t* out, int32_t capacity, int32_t* status);
/// Opens rules that are given as a text (unum_open by rules), written with the digits of `locale`.
cicu_rules* cicu_rules_openText(const char* text, int32_t length, const char* locale, int32_t* status);
/// Writes a name with the same rules, digits and separators as `locale`. It is the name of the rules, if that is `locale` without
/// its region and numbers are written in the same way there; otherwise `locale` itself. Neither has keywords; ICU must have data
/// for `locale`.
int32_t cicu_rules_sharedName(const char* locale, uint8_t* out, int32_t capacity, int32_t* status);
/// Opens a reader for the texts of the rule set in use, and only for those (unum_open by rules). It has other rules, for
/// CICU_READING_OWN only.
cicu_rules* cicu_rules_openReader(const cicu_rules* rules, int32_t* status);
void cicu_rules_close(cicu_rules* rules);
/// Returns the approximate size in memory, in bytes, estimated from the rules, without the data for CICU_READING_LENIENT.
int64_t cicu_rules_size(const cicu_rules* rules, int32_t* status);
/// Selects a public rule set or, for an empty name, the one that ICU chooses. Does nothing if it is already in use.
void cicu_rules_select(cicu_rules* rules, const char* ruleSet, int32_t* status);
/// Writes the public rule sets, separated by `;` (UNUM_PUBLIC_RULESETS).
int32_t cicu_rules_names(const cicu_rules* rules, uint8_t* out, int32_t capacity, int32_t* status);
/// Writes the rule set in use (UNUM_DEFAULT_RULESET).
int32_t cicu_rules_name(const cicu_rules* rules, uint8_t* out, int32_t capacity, int32_t* status);
int32_t cicu_rules_formatInteger(const cicu_rules* rules, int64_t value, uint8_t* out, int32_t capacity, int32_t* status);
int32_t cicu_rules_formatDouble(const cicu_rules* rules, double value, uint8_t* out, int32_t capacity, int32_t* status);
/// Formats decimal text (unum_formatDecimal): a whole number of 64 bits exactly, a number with a fraction as a double, and a
/// larger number in digits.
int32_t cicu_rules_formatDecimal(const cicu_rules* rules, const char* digits, int32_t digitCount, uint8_t* out, int32_t capacity,
                                 int32_t* status);

enum {
  CICU_READING_OWN = 0,      // by the rules of cicu_rules_openReader; the text must not have capital letters, soft hyphens and similar characters
  CICU_READING_ALL = 1,      // by all public rule sets; the longest match is used
  CICU_READING_LENIENT = 2,  // like CICU_READING_ALL, but case, punctuation and similar differences are ignored (UNUM_LENIENT_PARSE)
};

/// Reads the number that a text begins with (unum_parseDecimal) and writes it as decimal text, `Infinity` or `NaN`. Returns in
/// `consumed` the number of bytes that were read; 0, and no text, when there is none.
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
/// The attributes that are a whole number or a truth value (UNumberFormatAttribute).
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
/// The attributes that are a text (UNumberFormatTextAttribute).
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

/// Opens a formatter by pattern (unum_open). Only one thread may use it at a time (decimfmt.h does not allow more).
cicu_decimal* cicu_decimal_openPattern(const char* pattern, int32_t patternLength, const char* locale, int32_t* status);
/// Opens a formatter by style (unum_open). With `symbols`, another name of the same data, the signs of that name are used in the
/// pattern of `locale`. ICU keeps every name that it opens by style in memory until the process ends, but not names whose signs
/// it only reads.
cicu_decimal* cicu_decimal_openStyle(int32_t style, const char* locale, const char* symbols, int32_t* status);
void cicu_decimal_close(cicu_decimal* decimal);
/// Replaces everything that a pattern defines, and nothing else (unum_applyPattern).
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
/// Formats decimal text exactly or, if `digits` is NULL, a double, and returns the places of its fields
/// (unum_formatDoubleForFields). `value` is the double nearest to the decimal text, or NaN.
int32_t cicu_decimal_formatFields(cicu_decimal* decimal, const char* digits, int32_t digitCount, double value, uint8_t* out,
                                  int32_t capacity, cicu_fields* fields, int32_t* status);

/// The length of the text that was read, in UTF-8 bytes and UTF-16 units; and the currency of an amount of money (otherwise
/// empty).
typedef struct {
  int32_t utf8Count;
  int32_t utf16Count;
  char currency[4];
} cicu_parsed;

/// Reads the number that a text begins with (unum_parseToUFormattable, unum_parseDoubleCurrency), and writes decimal text, `NaN`,
/// `Infinity`, `-Infinity` or `-0`. If ICU reads nothing, nothing is written and `parsed` is zero.
int32_t cicu_decimal_parse(cicu_decimal* decimal, const char* text, int32_t length, bool withCurrency, cicu_parsed* parsed, uint8_t* out,
                           int32_t capacity, int32_t* status);

#ifdef __cplusplus
}
#endif
#endif
