// Private to CICU: declarations that the two files on intervals share. Not in `include/`, so that Swift never sees it.
#ifndef CICU_INTERVAL_H
#define CICU_INTERVAL_H

#include <unicode/udateintervalformat.h>

#include "cicu_date.h"

// More than any interval has: two ends with all fields that a skeleton of 64 letters can have.
#define CICU_INTERVAL_FIELDS 256

/// A field of an interval's text, with offsets in UTF-16.
typedef struct {
  int32_t field;  // UDateFormatField
  int32_t start;
  int32_t end;
  int32_t span;  // the end that it belongs to, 0 or 1; -1 for both
} cicu_interval_field;

/// An interval's text and its fields.
typedef struct {
  cicu_buffer text;
  int32_t count;
  cicu_interval_field fields[CICU_INTERVAL_FIELDS];
  int32_t spans[2][2];  // the places of the texts of the two ends; empty for one that stands for both
} cicu_interval_text;

void cicu_interval_text_open(cicu_interval_text* text);
void cicu_interval_text_close(cicu_interval_text* text);
/// Copies the text that ICU wrote, and its fields if `takesFields`.
void cicu_interval_text_take(cicu_interval_text* text, const UFormattedDateInterval* result, bool takesFields, UErrorCode* code);
/// Replaces some units by `with`, and moves the fields after them.
void cicu_interval_text_replace(cicu_interval_text* text, int32_t start, int32_t end, const cicu_buffer* with, UErrorCode* code);
/// Returns the end that a field belongs to which ICU wrote once for both: the one next to it.
int32_t cicu_interval_text_side(const cicu_interval_text* text, const cicu_interval_field* field);
/// Replaces decimal digits by `digits`, ten code points.
void cicu_interval_text_use_digits(cicu_interval_text* text, const UChar32* digits, UErrorCode* code);
/// Writes the text and, unless `fields` is NULL, the places of its fields, in UTF-8; returns the number of bytes of the whole
/// text.
int32_t cicu_interval_text_write(const cicu_interval_text* text, uint8_t* out, int32_t capacity, cicu_fields* fields, int32_t* status);

#endif
