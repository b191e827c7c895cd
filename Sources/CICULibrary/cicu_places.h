// Private to CICU: texts in UTF-16 that an iterator of ICU keeps, and the places in the UTF-8 that they were made of.
#ifndef CICU_PLACES_H
#define CICU_PLACES_H

#include <unicode/utypes.h>

#include "CICU.h"

/// A text in UTF-16, whose memory is used again.
typedef struct {
  UChar* units;
  int32_t length;
  int32_t room;
} cicu_wide_text;

/// Replaces the text by one in UTF-8; ill-formed UTF-8 becomes U+FFFD.
void cicu_wide_text_set(cicu_wide_text* wide, const uint8_t* bytes, int32_t length, UErrorCode* code);
/// Whether the memory is more than is kept.
bool cicu_wide_text_isLong(const cicu_wide_text* wide);
/// Frees the memory of a long text.
void cicu_wide_text_trim(cicu_wide_text* wide);

/// The same place in UTF-16 and in UTF-8.
typedef struct {
  int32_t unit;
  int32_t byte;
} cicu_place;

/// Moves to an offset in UTF-16, which is not before the place, and returns its offset in UTF-8.
int32_t cicu_place_move(cicu_place* place, int32_t unit, const uint8_t* text, int32_t length);

#endif
