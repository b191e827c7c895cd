#include <unicode/uscript.h>

#include "cicu_text.h"

bool cicu_script_isHebrew(uint32_t point) {
  UErrorCode code = U_ZERO_ERROR;
  return uscript_getScript((UChar32)point, &code) == USCRIPT_HEBREW && code <= 0;
}
