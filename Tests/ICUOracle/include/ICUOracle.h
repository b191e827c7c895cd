// ICU's own answers, through its C++ API: another road to the same data than the package takes.
// For tests and for cldrtool, which writes the goldens with it; never linked into a product.
#ifndef ICU_ORACLE_H
#define ICU_ORACLE_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A number by options, `name=value` pairs separated by spaces, each at most once:
/// - what: `style` (`plain`, `decimal`, `percent`, `permille`), `currency` (a code), `unit` and `usage` (identifiers), `scale`;
/// - digits: `fraction`, `significant`, `integer` (`least:most`; `integer=2:` has no upper bound), `priority`, `increment`,
///   `cash=true`, `rounding`, `zeros=hidden-if-whole`;
/// - looks: `notation`, `width`, `grouping`, `sign`, `accounting=true`, `decimal=always`, `numbering`.
///
/// The words are those of `NumberFormat`'s choices. What is not given is CLDR's own; rounding is half-even. Returns the length of
/// the UTF-8 text, or -1 when ICU fails or an option is not known.
int32_t oracle_number(const char* locale, const char* options, const char* decimal, char* out, int32_t capacity);

/// Many numbers by the same options: binary ones, whole ones, or decimal ones, each ended by a NUL. Their texts stand one behind the
/// other, and `ends` has room for the end of each. Returns the length of all, or -1 when ICU fails or there is no room.
int32_t oracle_numbers_binary(const char* locale, const char* options, const double* values, int32_t count, char* out,
                              int32_t capacity, int32_t* ends);
int32_t oracle_numbers_whole(const char* locale, const char* options, const int64_t* values, int32_t count, char* out,
                             int32_t capacity, int32_t* ends);
int32_t oracle_numbers_decimal(const char* locale, const char* options, const char* values, int32_t count, char* out,
                               int32_t capacity, int32_t* ends);

/// A range of numbers, with `collapse` and `identity` among the options.
int32_t oracle_range(const char* locale, const char* options, const char* first, const char* second, char* out, int32_t capacity);

/// A number by rules (`spellout`, `ordinal`, `duration`) and, when `ruleSet` is not empty, by that set of them. A language
/// without rules is written by root's, and not, as ICU would, by those of the process's locale.
int32_t oracle_words(const char* locale, const char* kind, const char* ruleSet, const char* decimal, char* out, int32_t capacity);

/// A date by styles (0 full … 3 short, -1 none) or, when `skeleton` is not NULL, by that.
int32_t oracle_date(const char* locale, int32_t dateStyle, int32_t timeStyle, const char* skeleton, const char* zone,
                    double millisecondsSince1970, char* out, int32_t capacity);

/// Dates by styles, by `skeleton` or by `pattern` when one of these is not NULL, one line for each instant. `context` is a UDisplayContext;
/// `isProleptic` sets the Gregorian change to the beginning of time.
int32_t oracle_dates(const char* locale, int32_t dateStyle, int32_t timeStyle, const char* skeleton, const char* pattern,
                     const char* zone, int32_t context, bool isProleptic, const double* milliseconds, int32_t count, char* out,
                     int32_t capacity);

/// The pattern of a skeleton.
int32_t oracle_pattern(const char* locale, const char* skeleton, char* out, int32_t capacity);

/// An amount of a unit as a relative time. `width` is `long`, `short` or `narrow`, `numbers` is `numeric` or `named`; the words of
/// `context` and `unit` are those of `CapitalizationContext` and `RelativeUnit`. Digits are grouped as the locale does, or as ICU
/// does when nobody tells it.
int32_t oracle_relative(const char* locale, const char* width, const char* numbers, const char* context, bool groups_as_locale,
                        double value, const char* unit, char* out, int32_t capacity);

/// The first day of a locale's week: 1 for Sunday to 7 for Saturday.
int32_t oracle_first_weekday(const char* locale);

/// The name of a code in a locale. `kind` is a word of `LocaleNameFormat.Kind`, or `symbol` or `narrow` of a currency; `context` is
/// a UDisplayContext. The code is spelled as ICU does. -1 where ICU has no name and codes do not stand for names.
int32_t oracle_name(const char* locale, const char* kind, bool dialects, bool isShort, int32_t context, bool substitutes,
                    const char* code, char* out, int32_t capacity);
/// The codes of a kind (`language`, `script`, `region`, `territory`, `numbering`, `calendar`, `zone`) that ICU lists, or those that CLDR replaces (`deprecated territory`), as lines.
int32_t oracle_codes(const char* kind, char* out, int32_t capacity);

/// An interval by styles or, when `skeleton` is not NULL, by that (DateIntervalFormat); `context` is a UDisplayContext.
int32_t oracle_interval(const char* locale, int32_t dateStyle, int32_t timeStyle, const char* skeleton, const char* zone,
                        int32_t context, double start, double end, char* out, int32_t capacity);

/// What ICU says of a locale: `direction`, `calendar`, `calendars`, `hours`, `week`, `numbering`, `measures`, `temperature`, `quotations`,
/// `parent`, or the set of characters `main`, `auxiliary`, `index`, `punctuation` or `numbers`.
int32_t oracle_locale_info(const char* locale, const char* what, char* out, int32_t capacity);

/// An identifier in any form, `canonicalized`, `maximized` or `minimized` by ICU's Locale, as a BCP 47 tag; -1 when ICU refuses it.
int32_t oracle_locale_identifier(const char* identifier, const char* operation, char* out, int32_t capacity);

/// The offset from UTC that ICU's own rules give a zone, in seconds; INT32_MIN for a zone ICU does not know.
int32_t oracle_offset(const char* zone, double millisecondsSince1970);

/// Whether ICU takes a text for a number pattern (DecimalFormat).
bool oracle_opens_pattern(const char* pattern);

/// A pattern from one generator that all threads share, which ICU does not allow: it shows that a test can catch that.
/// Opened by `oracle_shared_open` for one locale.
void oracle_shared_open(const char* locale);
int32_t oracle_shared_pattern(const char* skeleton, char* out, int32_t capacity);
void oracle_shared_close(void);

#ifdef __cplusplus
}
#endif
#endif
