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

int32_t cicu_character_kind(uint32_t point, int32_t* value) {
  int32_t numeric = u_getIntPropertyValue((UChar32)point, UCHAR_NUMERIC_TYPE);
  if (numeric == U_NT_DECIMAL || numeric == U_NT_DIGIT) {
    *value = (int32_t)u_getNumericValue((UChar32)point);
    return CICU_CHARACTER_DIGIT;
  }
  uint32_t category = U_MASK(u_charType((UChar32)point));
  if (category & (U_GC_L_MASK | U_GC_NL_MASK)) return CICU_CHARACTER_LETTER;
  if (category & U_GC_M_MASK) return CICU_CHARACTER_MARK;
  return category & U_GC_CF_MASK ? CICU_CHARACTER_FORMAT : CICU_CHARACTER_OTHER;
}
