#include <string.h>
#include <unicode/uloc.h>
#include <unicode/ures.h>

#include "cicu_text.h"

// What ICU's functions on names have in common: text to text, without any locale's data.
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

// One line of a child, a tab and its parent; returns the bytes it needs.
static int32_t parent_write(const UResourceBundle* child, const char* parent, uint8_t* out, int32_t capacity, int32_t at, UErrorCode* code) {
  int32_t length = 0;
  const UChar* name = ures_getString(child, &length, code);
  int32_t parentLength = (int32_t)strlen(parent);
  int32_t needed = length + parentLength + 2;
  if (*code <= 0 && at + needed <= capacity) {
    char* line = (char*)out + at;
    u_UCharsToChars(name, line, length);
    line[length] = '\t';
    memcpy(line + length + 1, parent, (size_t)parentLength);
    line[needed - 1] = '\n';
  }
  return needed;
}

int32_t cicu_locale_parents(uint8_t* out, int32_t capacity, int32_t* status) {
  if (*status > 0) return 0;
  UErrorCode code = U_ZERO_ERROR;
  UResourceBundle* parents = ures_openDirect(NULL, "supplementalData", &code);
  ures_getByKey(parents, "parentLocales", parents, &code);
  UResourceBundle *entry = NULL, *child = NULL;
  int32_t needed = 0;
  for (int32_t index = 0; code <= 0 && index < ures_getSize(parents); index++) {
    entry = ures_getByIndex(parents, index, entry, &code);
    // An only child stands there as a string, whose one element is itself.
    for (int32_t place = 0; code <= 0 && place < ures_getSize(entry); place++) {
      child = ures_getByIndex(entry, place, child, &code);
      if (code <= 0) needed += parent_write(child, ures_getKey(entry), out, capacity, needed, &code);
    }
  }
  ures_close(child);
  ures_close(entry);
  ures_close(parents);
  if (code > 0) *status = code;
  else if (needed > capacity) *status = CICU_BUFFER_OVERFLOW;
  return needed;
}
