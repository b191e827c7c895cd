// ICU's results through its C++ API, a different path to the same data than the package's. For tests, and for cldrtool, which
// writes the golden files with it; never linked into a product.
#ifndef ICU_ORACLE_H
#define ICU_ORACLE_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Formats a number by options, which are `name=value` pairs separated by spaces, each at most once:
/// - content: `style` (`plain`, `decimal`, `percent`, `permille`), `currency` (a code), `unit` and `usage` (identifiers),
///   `case` (of the unit), `scale`;
/// - digits: `fraction`, `significant`, `integer` (`least:most`; `integer=2:` has no upper bound), `priority`, `increment`,
///   `cash=true`, `rounding`, `zeros=hidden-if-whole`;
/// - appearance: `notation`, `width`, `grouping`, `sign`, `accounting=true`, `decimal=always`, `numbering`.
///
/// The values are named as the choices of `NumberFormat`. CLDR's own values apply to options that are not given; rounding is
/// half-even. Returns the length of the UTF-8 text, or -1 when ICU fails or an option is unknown.
int32_t oracle_number(const char* locale, const char* options, const char* decimal, char* out, int32_t capacity);

/// Format many numbers by the same options: binary numbers, whole numbers, or decimal numbers, each ended by a NUL. The texts are
/// written one after the other, and `ends` has room for the end of each. They return the length of all texts, or -1 when ICU
/// fails or the texts do not fit.
int32_t oracle_numbers_binary(const char* locale, const char* options, const double* values, int32_t count, char* out,
                              int32_t capacity, int32_t* ends);
int32_t oracle_numbers_whole(const char* locale, const char* options, const int64_t* values, int32_t count, char* out,
                             int32_t capacity, int32_t* ends);
int32_t oracle_numbers_decimal(const char* locale, const char* options, const char* values, int32_t count, char* out,
                               int32_t capacity, int32_t* ends);

/// Writes the canonical form of a unit's identifier (MeasureUnit::forIdentifier); -1 when ICU refuses it.
int32_t oracle_unit(const char* identifier, char* out, int32_t capacity);
/// Writes the grammatical gender of a unit (FormattedNumber::getNounClass), which is empty if there is none; -1 when ICU fails.
int32_t oracle_gender(const char* locale, const char* unit, char* out, int32_t capacity);
/// Writes the unit in which ICU writes an amount for a usage (FormattedNumber::getOutputUnit); -1 when ICU fails.
int32_t oracle_preferred_unit(const char* locale, const char* unit, const char* usage, const char* decimal, char* out,
                              int32_t capacity);

/// Formats a range of numbers; the options include `collapse` and `identity`.
int32_t oracle_range(const char* locale, const char* options, const char* first, const char* second, char* out, int32_t capacity);

/// Formats a number by rules (`spellout`, `ordinal`, `duration`) and, if `ruleSet` is not empty, by that rule set. A language
/// without rules uses root's, and not those of the process's locale, as in ICU.
int32_t oracle_words(const char* locale, const char* kind, const char* ruleSet, const char* decimal, char* out, int32_t capacity);

/// Formats a date by styles (0 full … 3 short, -1 none) or, if `skeleton` is not NULL, by the skeleton.
int32_t oracle_date(const char* locale, int32_t dateStyle, int32_t timeStyle, const char* skeleton, const char* zone,
                    double millisecondsSince1970, char* out, int32_t capacity);

/// Formats dates by styles, or by `skeleton` or `pattern` if one of these is not NULL; one line for each instant. `context` is a
/// UDisplayContext; `isProleptic` sets the Gregorian change to the beginning of time.
int32_t oracle_dates(const char* locale, int32_t dateStyle, int32_t timeStyle, const char* skeleton, const char* pattern,
                     const char* zone, int32_t context, bool isProleptic, const double* milliseconds, int32_t count, char* out,
                     int32_t capacity);

/// Writes the pattern of a skeleton.
int32_t oracle_pattern(const char* locale, const char* skeleton, char* out, int32_t capacity);

/// Formats an amount of a unit as a relative time. `width` is `long`, `short` or `narrow`; `numbers` is `numeric` or `named`; the
/// words of `context` are those of `CapitalizationContext`. `unit` is a `TimeUnit` from `year` to `second`, or an English name of
/// a day of the week. Digits are grouped as in the locale, or by ICU's default.
int32_t oracle_relative(const char* locale, const char* width, const char* numbers, const char* context, bool groups_as_locale,
                        double value, const char* unit, char* out, int32_t capacity);

/// Write the plural category of each number, as the third letter of its keyword: all keywords differ there. Return -1 when ICU
/// fails. Numbers are binary numbers, or decimal numbers, each ended by a NUL, as a skeleton shows them.
int32_t oracle_plurals_binary(const char* locale, bool is_ordinal, const double* values, int32_t count, char* out);
int32_t oracle_plurals_shown(const char* locale, bool is_ordinal, const char* skeleton, const char* values, int32_t count, char* out);
/// Writes the plural category of each range in the same way.
int32_t oracle_plural_ranges(const char* locale, const double* starts, const double* ends, int32_t count, char* out);

/// Formats amounts of several units, which are words such as `5 foot 11 inch`. `width` is `long`, `short`, `narrow` or `digital`;
/// `fraction` is the most fraction digits of the last amount. Digits are grouped by ICU's default.
int32_t oracle_measures(const char* locale, const char* width, int32_t fraction, const char* amounts, char* out, int32_t capacity);

/// Returns the first day of a locale's week: 1 for Sunday to 7 for Saturday.
int32_t oracle_first_weekday(const char* locale);

/// Writes a list. `kind` is `and`, `or` or `unit`; `width` is `long`, `short` or `narrow`. Each of the `count` items ends with a
/// line feed.
int32_t oracle_list(const char* locale, const char* kind, const char* width, const char* items, int32_t count, char* out,
                    int32_t capacity);

/// Writes a text in another case; the words are those of `CaseFormat`.
int32_t oracle_case(const char* locale, const char* operation, const char* piece, bool keeps, bool skips, bool excludesSpecialI,
                    const char* text, int32_t length, char* out, int32_t capacity);

/// Writes the end of each segment of a text in UTF-8 bytes, a colon and ICU's status of it; a line feed ends each. `kind` is
/// `character`, `word`, `sentence` or `line`.
int32_t oracle_segments(const char* locale, const char* kind, const char* text, char* out, int32_t capacity);
/// Writes a text, shortened at words or else at characters until it fits: every cut is tried. `unit` is `bytes`, `utf16`,
/// `characters` or `words`. The text has no characters of writing directions.
int32_t oracle_fit(const char* locale, const char* unit, int32_t limit, bool cutsStart, const char* text, char* out, int32_t capacity);

/// Writes a message of ICU's first version, with dates in UTC; -1 if ICU fails. Each line of the arguments has a name, a tab, the letter
/// t (a text), n (a decimal number) or d (milliseconds since 1970), and the value.
int32_t oracle_message(const char* locale, const char* pattern, const char* arguments, char* out, int32_t capacity);

/// Writes the slug of a text with hyphens and without a limit, for an address or a file; an empty text if it has no letter. Letters
/// that are not ASCII are kept, or left out like signs.
int32_t oracle_slug(const char* locale, bool isFile, bool keepsCase, bool keepsOthers, const char* text, char* out, int32_t capacity);

/// Answers by the order of a locale, changed by keywords such as `colStrength=primary;collation=search`. `operation` is `key` (the
/// sort key of the first item, in hexadecimal digits), `compare` (`<`, `=` or `>`), or `search` (the places of the first item in the
/// second, in UTF-8 bytes). Each item ends with a line feed.
int32_t oracle_collation(const char* locale, const char* keywords, const char* operation, const char* items, char* out,
                         int32_t capacity);
/// Writes each heading of an index as a line, followed by the items under it, each after a tab.
int32_t oracle_index(const char* locale, const char* items, char* out, int32_t capacity);

/// Writes the name of a code in a locale. `kind` is a word of `LocaleNameFormat.Kind`, or `symbol` or `narrow` for a currency;
/// `context` is a UDisplayContext. The code has ICU's spelling. Returns -1 if ICU has no name and `substitutes` is false.
int32_t oracle_name(const char* locale, const char* kind, bool dialects, bool isShort, int32_t context, bool substitutes,
                    const char* code, char* out, int32_t capacity);
/// Writes, as lines, the codes of a kind that ICU lists (`language`, `script`, `region`, `territory`, `numbering`, `calendar`,
/// `zone`), or those that CLDR replaces (`deprecated territory`).
int32_t oracle_codes(const char* kind, char* out, int32_t capacity);

/// Formats an interval by styles or, if `skeleton` is not NULL, by the skeleton (DateIntervalFormat); `context` is a
/// UDisplayContext.
int32_t oracle_interval(const char* locale, int32_t dateStyle, int32_t timeStyle, const char* skeleton, const char* zone,
                        int32_t context, double start, double end, char* out, int32_t capacity);

/// Writes ICU's data on a locale: `direction`, `calendar`, `calendars`, `hours`, `week`, `numbering`, `measures`, `temperature`,
/// `quotations`, `parent`, or the set of characters `main`, `auxiliary`, `index`, `punctuation` or `numbers`.
int32_t oracle_locale_info(const char* locale, const char* what, char* out, int32_t capacity);

/// Writes an identifier in any form as a BCP 47 tag, `canonicalized`, `maximized` or `minimized` by ICU's Locale; -1 when ICU
/// refuses it.
int32_t oracle_locale_identifier(const char* identifier, const char* operation, char* out, int32_t capacity);

/// Returns the offset of a zone from UTC by ICU's own rules, in seconds; INT32_MIN for a zone that ICU does not have.
int32_t oracle_offset(const char* zone, double millisecondsSince1970);

/// Whether ICU accepts a text as a number pattern (DecimalFormat).
bool oracle_opens_pattern(const char* pattern);

/// Finds a pattern with one generator that all threads share, which ICU does not allow. This shows that a test can detect such an
/// error. `oracle_shared_open` opens the generator for one locale.
void oracle_shared_open(const char* locale);
int32_t oracle_shared_pattern(const char* skeleton, char* out, int32_t capacity);
void oracle_shared_close(void);

/// Returns the processor time of this thread in nanoseconds (clock_gettime with CLOCK_THREAD_CPUTIME_ID); -1 when there is no
/// such clock. It is C, because the compiler can take a `timespec` in Swift for the type of another module.
int64_t oracle_thread_nanoseconds(void);

#ifdef __cplusplus
}
#endif
#endif
