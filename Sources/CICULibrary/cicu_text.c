#include "cicu_text.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/unumsys.h>

_Static_assert(CICU_ILLEGAL_ARGUMENT == U_ILLEGAL_ARGUMENT_ERROR, "the header repeats ICU's codes");
_Static_assert(CICU_MISSING_RESOURCE == U_MISSING_RESOURCE_ERROR, "the header repeats ICU's codes");
_Static_assert(CICU_BUFFER_OVERFLOW == U_BUFFER_OVERFLOW_ERROR, "the header repeats ICU's codes");
_Static_assert(CICU_UNSUPPORTED == U_UNSUPPORTED_ERROR, "the header repeats ICU's codes");

int32_t cicu_text_write(const UChar* text, int32_t length, uint8_t* out, int32_t capacity, int32_t* status) {
  if (*status > 0) return 0;
  UErrorCode code = U_ZERO_ERROR;
  int32_t needed = 0;
  u_strToUTF8WithSub((char*)out, capacity, &needed, text, length, 0xFFFD, NULL, &code);
  if (code > 0) *status = code;
  return needed;
}

int32_t cicu_bytes_write(const char* bytes, int32_t length, uint8_t* out, int32_t capacity, int32_t* status) {
  if (*status > 0) return 0;
  if (length > capacity) {
    *status = CICU_BUFFER_OVERFLOW;
  } else {
    memcpy(out, bytes, (size_t)length);
  }
  return length;
}

void cicu_wide_open(cicu_wide* wide, const char* bytes, int32_t length, int32_t* status) {
  wide->text = wide->stack;
  wide->length = 0;
  if (*status > 0) return;
  if (length < 0) length = (int32_t)strlen(bytes);
  // One UTF-8 byte never becomes more than one UTF-16 unit, and the terminator needs one more.
  if (length >= CICU_STACK_UNITS) {
    wide->text = malloc(((size_t)length + 1) * sizeof(UChar));
    if (wide->text == NULL) {
      wide->text = wide->stack;
      *status = U_MEMORY_ALLOCATION_ERROR;
      return;
    }
  }
  int32_t room = length >= CICU_STACK_UNITS ? length + 1 : CICU_STACK_UNITS;
  UErrorCode code = U_ZERO_ERROR;
  u_strFromUTF8WithSub(wide->text, room, &wide->length, bytes, length, 0xFFFD, NULL, &code);
  if (code > 0) *status = code;
}

void cicu_wide_close(cicu_wide* wide) {
  if (wide->text != wide->stack) free(wide->text);
}

char* cicu_positional_name(const char* locale, UErrorCode* code) {
  size_t length = strcspn(locale, "@");
  if (locale[length] == 0 || *code > 0) return strdup(locale);
  UNumberingSystem* system = unumsys_open(locale, code);
  bool isAlgorithmic = *code <= 0 && unumsys_isAlgorithmic(system);
  unumsys_close(system);
  if (!isAlgorithmic) return strdup(locale);
  static const char latin[] = "@numbers=latn";
  char* name = malloc(length + sizeof latin);
  if (name != NULL) {
    memcpy(name, locale, length);
    memcpy(name + length, latin, sizeof latin);
  }
  return name;
}
