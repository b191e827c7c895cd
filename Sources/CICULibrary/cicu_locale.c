#include <stdlib.h>
#include <string.h>
#include <unicode/ucal.h>
#include <unicode/uenum.h>
#include <unicode/uloc.h>
#include <unicode/ures.h>

#include "cicu_data.h"
#include "cicu_text.h"

// ---- The names in a tree of ICU's data

struct cicu_names {
  UEnumeration* names;
};

cicu_names* cicu_names_open(int32_t tree, int32_t* status) {
  if (*status > 0) return NULL;
  UErrorCode code = U_ZERO_ERROR;
  UEnumeration* names = NULL;
  switch (tree) {
    case CICU_TREE_MAIN: names = uloc_openAvailableByType(ULOC_AVAILABLE_DEFAULT, &code); break;
    case CICU_TREE_ALIASES: names = uloc_openAvailableByType(ULOC_AVAILABLE_ONLY_LEGACY_ALIASES, &code); break;
    default: names = ures_openAvailableLocales(cicu_tree_package(tree), &code);
  }
  cicu_names* result = code > 0 ? NULL : malloc(sizeof *result);
  if (result == NULL) {
    uenum_close(names);
    *status = code > 0 ? code : U_MEMORY_ALLOCATION_ERROR;
    return NULL;
  }
  result->names = names;
  return result;
}

const char* cicu_names_next(cicu_names* names, int32_t* status) {
  if (*status > 0) return NULL;
  UErrorCode code = U_ZERO_ERROR;
  const char* name = uenum_next(names->names, NULL, &code);
  if (code > 0) *status = code;
  return name;
}

void cicu_names_close(cicu_names* names) {
  uenum_close(names->names);
  free(names);
}

// ---- Conventions

int32_t cicu_locale_calendarType(const char* name, uint8_t* out, int32_t capacity, int32_t* status) {
  if (*status > 0) return 0;
  UErrorCode code = U_ZERO_ERROR;
  UCalendar* calendar = ucal_open(NULL, 0, name, UCAL_DEFAULT, &code);
  const char* type = code > 0 ? "" : ucal_getType(calendar, &code);
  int32_t needed = code > 0 ? 0 : cicu_bytes_write(type, (int32_t)strlen(type), out, capacity, status);
  if (code > 0) *status = code;
  ucal_close(calendar);
  return needed;
}

// Reads the first hour format of a region: the preferred one, or the first that is allowed, which can have a day period (`hB`).
static int32_t hour_format(UResourceBundle* hours, const char* key, bool allowed, char* out, int32_t capacity) {
  UErrorCode code = U_ZERO_ERROR;
  UResourceBundle* entry = ures_getByKey(hours, key, NULL, &code);
  UResourceBundle* value = ures_getByKey(entry, allowed ? "allowed" : "preferred", NULL, &code);
  int32_t length = 0;
  const UChar* text = NULL;
  if (code <= 0) text = ures_getType(value) == URES_STRING ? ures_getString(value, &length, &code)
                                                           : ures_getStringByIndex(value, 0, &length, &code);
  if (code > 0 || length >= capacity) length = 0;
  if (length > 0) u_UCharsToChars(text, out, length);
  ures_close(value);
  ures_close(entry);
  return length;
}

int32_t cicu_region_hourFormat(const char* language, const char* region, bool allowed, uint8_t* out, int32_t capacity, int32_t* status) {
  if (*status > 0) return 0;
  UErrorCode code = U_ZERO_ERROR;
  UResourceBundle* hours = ures_openDirect(NULL, "supplementalData", &code);
  ures_getByKey(hours, "timeData", hours, &code);
  int32_t length = 0;
  if (code > 0) {
    *status = code;
  } else {
    char pair[32];
    size_t first = strlen(language), second = strlen(region);
    if (first + second + 2 <= sizeof pair) {
      memcpy(pair, language, first);
      pair[first] = '_';
      memcpy(pair + first + 1, region, second + 1);
      length = hour_format(hours, pair, allowed, (char*)out, capacity);
    }
    if (length == 0) length = hour_format(hours, region, allowed, (char*)out, capacity);
  }
  ures_close(hours);
  return length;
}

// ---- Identifiers

int32_t cicu_locale_icuName(const char* tag, uint8_t* out, int32_t capacity, int32_t* status) {
  if (*status > 0) return 0;
  UErrorCode code = U_ZERO_ERROR;
  int32_t parsed = 0;
  int32_t needed = uloc_forLanguageTag(tag, (char*)out, capacity, &parsed, &code);
  if (code <= 0 && parsed != (int32_t)strlen(tag)) code = U_ILLEGAL_ARGUMENT_ERROR;
  if (code > 0) *status = code;
  return needed;
}

int32_t cicu_locale_maximize(const char* name, uint8_t* out, int32_t capacity, int32_t* status) {
  if (*status > 0) return 0;
  UErrorCode code = U_ZERO_ERROR;
  int32_t needed = uloc_addLikelySubtags(name, (char*)out, capacity, &code);
  if (code > 0) *status = code;
  return needed;
}

// ICU may return the pointer that it was given, so the text is copied while that pointer is valid.
int32_t cicu_keyword_unicodeKey(const char* keyword, uint8_t* out, int32_t capacity, int32_t* status) {
  const char* key = uloc_toUnicodeLocaleKey(keyword);
  return key == NULL ? 0 : cicu_bytes_write(key, (int32_t)strlen(key), out, capacity, status);
}

int32_t cicu_keyword_unicodeType(const char* keyword, const char* value, uint8_t* out, int32_t capacity, int32_t* status) {
  const char* type = uloc_toUnicodeLocaleType(keyword, value);
  return type == NULL ? 0 : cicu_bytes_write(type, (int32_t)strlen(type), out, capacity, status);
}
