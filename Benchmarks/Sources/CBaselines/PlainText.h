// Private to CBaselines.
#ifndef PLAIN_TEXT_H
#define PLAIN_TEXT_H

#include <unicode/ustring.h>
#include <unicode/utypes.h>

#include "CBaselines.h"

enum { PLAIN_UNITS = 256, PLAIN_BYTES = PLAIN_UNITS * 3 };

/// Converts UTF-16 to UTF-8 (u_strToUTF8); returns its length, or -1.
static inline int32_t plain_text_write(const UChar* text, int32_t length, uint8_t* out, UErrorCode code) {
  int32_t written = 0;
  if (U_FAILURE(code)) return -1;
  u_strToUTF8((char*)out, PLAIN_BYTES, &written, text, length, &code);
  return U_FAILURE(code) || written > PLAIN_BYTES ? -1 : written;
}

#endif
