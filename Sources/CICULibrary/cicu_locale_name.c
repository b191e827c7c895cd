#include <unicode/uloc.h>

#include "cicu_text.h"

// The common type of ICU's functions on names: text to text, without any locale's data.
typedef int32_t name_function(const char* name, char* out, int32_t capacity, UErrorCode* code);

static int32_t name_write(name_function* function, const char* name, uint8_t* out, int32_t capacity, int32_t* status) {
  if (*status > 0) return 0;
  UErrorCode code = U_ZERO_ERROR;
  int32_t needed = function(name, (char*)out, capacity, &code);
  if (code > 0) *status = code;
  return needed;
}

int32_t cicu_locale_normalize(const char* name, uint8_t* out, int32_t capacity, int32_t* status) {
  return name_write(uloc_getName, name, out, capacity, status);
}

int32_t cicu_locale_canonicalize(const char* name, uint8_t* out, int32_t capacity, int32_t* status) {
  return name_write(uloc_canonicalize, name, out, capacity, status);
}

int32_t cicu_locale_minimize(const char* name, uint8_t* out, int32_t capacity, int32_t* status) {
  return name_write(uloc_minimizeSubtags, name, out, capacity, status);
}

static int32_t lenient_tag(const char* name, char* out, int32_t capacity, UErrorCode* code) {
  return uloc_toLanguageTag(name, out, capacity, false, code);
}

int32_t cicu_locale_tag(const char* name, uint8_t* out, int32_t capacity, int32_t* status) {
  return name_write(lenient_tag, name, out, capacity, status);
}
