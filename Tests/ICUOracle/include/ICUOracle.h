// ICU's own answers, through its C++ API: another road to the same data than the package takes.
// For tests and for cldrtool, which writes the goldens with it; never linked into a product.
#ifndef ICU_ORACLE_H
#define ICU_ORACLE_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A number in a style (`plain`, `decimal`, `percent` or a currency code). Fraction digits below 0 mean the style's own; rounding is
/// half-even. Returns the length of the UTF-8 text, or -1 when ICU fails.
int32_t oracle_number(const char* locale, const char* style, int32_t minimumFraction, int32_t maximumFraction,
                      const char* decimal, char* out, int32_t capacity);

/// A date by styles (0 full … 3 short, -1 none) or, when `skeleton` is not NULL, by that.
int32_t oracle_date(const char* locale, int32_t dateStyle, int32_t timeStyle, const char* skeleton, const char* zone,
                    double millisecondsSince1970, char* out, int32_t capacity);

/// The pattern of a skeleton.
int32_t oracle_pattern(const char* locale, const char* skeleton, char* out, int32_t capacity);

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
