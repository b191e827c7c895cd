#include <string.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>

#include "cicu_text.h"

bool cicu_script_isHebrew(uint32_t point) {
  UErrorCode code = U_ZERO_ERROR;
  return uscript_getScript((UChar32)point, &code) == USCRIPT_HEBREW && code <= 0;
}

_Static_assert(CICU_SCRIPT_COMMON == USCRIPT_COMMON && CICU_SCRIPT_INHERITED == USCRIPT_INHERITED &&
                   CICU_SCRIPT_UNKNOWN == USCRIPT_UNKNOWN,
               "the header repeats ICU's scripts");

int32_t cicu_script_of(uint32_t point) {
  UErrorCode code = U_ZERO_ERROR;
  UScriptCode script = uscript_getScript((UChar32)point, &code);
  return code > 0 ? USCRIPT_UNKNOWN : script;
}

int32_t cicu_script_number(const char* code) { return u_getPropertyValueEnum(UCHAR_SCRIPT, code); }

int32_t cicu_script_code(int32_t number, uint8_t* out, int32_t capacity, int32_t* status) {
  const char* code = u_getPropertyValueName(UCHAR_SCRIPT, number, U_SHORT_PROPERTY_NAME);
  return code == NULL ? 0 : cicu_bytes_write(code, (int32_t)strlen(code), out, capacity, status);
}

int32_t cicu_script_ofLocale(const char* locale, int32_t* out, int32_t capacity, int32_t* status) {
  if (*status > 0) return 0;
  UErrorCode code = U_ZERO_ERROR;
  UScriptCode scripts[8];
  int32_t count = uscript_getCode(locale, scripts, 8, &code);
  if (code > 0) {
    *status = code;
    return 0;
  }
  for (int32_t index = 0; index < count && index < capacity; index++) out[index] = scripts[index];
  return count < capacity ? count : capacity;
}

bool cicu_script_isLetter(uint32_t point) { return u_isalpha((UChar32)point); }
