#ifndef ORACLE_TEXT_H
#define ORACLE_TEXT_H

#include <cstdint>
#include <unicode/locid.h>
#include <unicode/unistr.h>

/// Writes a text as UTF-8 and returns its length; -1 when ICU failed or the text does not fit.
int32_t oracle_give(const icu::UnicodeString& text, UErrorCode code, char* out, int32_t capacity);

/// Returns the locale of a BCP 47 tag.
icu::Locale oracle_locale(const char* tag);

#endif
