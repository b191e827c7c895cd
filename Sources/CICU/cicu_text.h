// Private to CICU: UTF-8 and UTF-16 conversion, and the version guard. Not in `include/`, so that Swift never sees it.
#ifndef CICU_TEXT_H
#define CICU_TEXT_H

#include <unicode/utypes.h>
#include <unicode/uvernum.h>
#include <unicode/uformattedvalue.h>
#include <unicode/ustring.h>

#include "CICU.h"

#if U_ICU_VERSION_MAJOR_NUM < 70
#error "ICU 70 or newer is needed. On Debian and Ubuntu: apt-get install libicu-dev"
#endif

// Room for what a formatter or a locale name usually gives; longer text goes through the heap.
#define CICU_STACK_UNITS 256

#ifdef __cplusplus
extern "C" {
#endif

/// Writes UTF-16 as UTF-8 to `out` (u_strToUTF8); returns the bytes the whole text needs. Lone surrogates become U+FFFD.
int32_t cicu_text_write(const UChar* text, int32_t length, uint8_t* out, int32_t capacity, int32_t* status);
/// Writes bytes to `out`; returns their number.
int32_t cicu_bytes_write(const char* bytes, int32_t length, uint8_t* out, int32_t capacity, int32_t* status);

/// Writes the text of a formatted value to `out` and where its fields are to `fields`; returns the bytes the whole text needs.
int32_t cicu_value_write(const UFormattedValue* value, uint8_t* out, int32_t capacity, cicu_fields* fields, int32_t* status);

/// The UTF-8 offset of every UTF-16 offset in a text, its end included; NULL without memory. Free it. Made once for a text, since asking
/// for each field would take a time that grows with the square of the length.
int32_t* cicu_offsets_make(const UChar* text, int32_t length);

/// The name that ICU may be given for numbers, to be freed; NULL without memory. A numbering system without digits of its own (`roman`)
/// becomes Latin digits: ICU would open a rule-based formatter instead of a decimal one, which calls itself without end for a number
/// beyond 64 bits and reads a null pointer when it reads an amount.
char* cicu_positional_name(const char* locale, UErrorCode* code);

/// UTF-16 made from UTF-8, on the stack when it is short. Close it with cicu_wide_close.
typedef struct {
  UChar* text;
  int32_t length;
  UChar stack[CICU_STACK_UNITS];
} cicu_wide;

/// Fills `wide` from `length` bytes (-1: NUL-terminated); ill-formed UTF-8 becomes U+FFFD.
void cicu_wide_open(cicu_wide* wide, const char* bytes, int32_t length, int32_t* status);
void cicu_wide_close(cicu_wide* wide);

#ifdef __cplusplus
}
#endif
#endif
