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

// The buffer size that is usually enough for a formatter or a locale name; longer text is allocated on the heap.
#define CICU_STACK_UNITS 256

#ifdef __cplusplus
extern "C" {
#endif

/// Writes UTF-16 as UTF-8 to `out` (u_strToUTF8); returns the number of bytes of the whole text. Lone surrogates become U+FFFD.
int32_t cicu_text_write(const UChar* text, int32_t length, uint8_t* out, int32_t capacity, int32_t* status);
/// Writes bytes to `out`; returns their number.
int32_t cicu_bytes_write(const char* bytes, int32_t length, uint8_t* out, int32_t capacity, int32_t* status);

/// Writes the text of a formatted value to `out` and the places of its fields to `fields`; returns the number of bytes of the
/// whole text.
int32_t cicu_value_write(const UFormattedValue* value, uint8_t* out, int32_t capacity, cicu_fields* fields, int32_t* status);

/// Adds a field to the fields of a text. Without room for it, only their count grows. `offsets` is the table of cicu_offsets_make;
/// `side` is 0 or 1 for a field in the first or the second value of a range, otherwise -1.
void cicu_field_add(cicu_fields* fields, const int32_t* offsets, int32_t category, int32_t field, int32_t begin, int32_t end,
                    int32_t side);

/// Makes a table of the UTF-8 offset of every UTF-16 offset in a text, including its end; NULL if there is not enough memory. The
/// caller frees it. It is made once for each text, because a search for each field would take a time that grows with the square
/// of the length.
int32_t* cicu_offsets_make(const UChar* text, int32_t length);

/// Makes the name that ICU may be given for numbers, which the caller frees; NULL if there is not enough memory. A numbering
/// system without digits (`roman`) is replaced by Latin digits. Otherwise ICU would open a rule-based formatter instead of a
/// decimal one, which recurses endlessly for a number beyond 64 bits, and reads a null pointer when it reads an amount.
char* cicu_positional_name(const char* locale, UErrorCode* code);

/// UTF-16 made from UTF-8, on the stack if it is short. Close it with cicu_wide_close.
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
