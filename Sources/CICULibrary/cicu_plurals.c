#include <stdlib.h>
#include <string.h>
#include <unicode/upluralrules.h>
#include <unicode/ures.h>

#include "CICUPlurals.h"
#include "cicu_text.h"

// ---- The data

// Opens an entry of a bundle by its file, table and key. Returns NULL if the entry is missing, which is not a failure.
static UResourceBundle* entry_open(const char* file, const char* table, const char* key, UErrorCode* code) {
  UResourceBundle* entry = ures_openDirect(NULL, file, code);
  ures_getByKey(entry, table, entry, code);
  if (*code <= 0) {
    UErrorCode absence = U_ZERO_ERROR;
    ures_getByKey(entry, key, entry, &absence);
    if (absence <= 0) return entry;
    if (absence != U_MISSING_RESOURCE_ERROR) *code = absence;
  }
  ures_close(entry);
  return NULL;
}

static int32_t entry_write(UResourceBundle* entry, uint8_t* out, int32_t capacity, UErrorCode code, int32_t* status) {
  int32_t length = 0;
  const UChar* text = entry == NULL ? NULL : ures_getString(entry, &length, &code);
  int32_t needed = text == NULL || code > 0 ? 0 : cicu_text_write(text, length, out, capacity, status);
  ures_close(entry);
  if (code > 0) *status = code;
  return needed;
}

int32_t cicu_plurals_set(bool isOrdinal, const char* name, uint8_t* out, int32_t capacity, int32_t* status) {
  if (*status > 0) return 0;
  UErrorCode code = U_ZERO_ERROR;
  UResourceBundle* set = entry_open("plurals", isOrdinal ? "locales_ordinals" : "locales", name, &code);
  return entry_write(set, out, capacity, code, status);
}

// Appends bytes if they fit. Returns the size with them, also if they do not fit.
static int32_t bytes_append(const char* bytes, int32_t count, uint8_t* out, int32_t capacity, int32_t at) {
  if (at + count <= capacity) memcpy(out + at, bytes, (size_t)count);
  return at + count;
}

// Appends a text that consists of ASCII and of few other characters.
static int32_t text_append(UResourceBundle* bundle, uint8_t* out, int32_t capacity, int32_t at, UErrorCode* code) {
  int32_t length = 0, each = 0;
  const UChar* text = ures_getString(bundle, &length, code);
  if (*code > 0) return at;
  bool isRoom = at < capacity;
  int32_t needed = cicu_text_write(text, length, isRoom ? out + at : NULL, isRoom ? capacity - at : 0, &each);
  if (each > 0 && each != CICU_BUFFER_OVERFLOW) *code = each;
  return at + needed;
}

static int32_t needed_finish(int32_t needed, int32_t capacity, UErrorCode code, int32_t* status) {
  if (code > 0) *status = code;
  else if (needed > capacity) *status = CICU_BUFFER_OVERFLOW;
  return needed;
}

int32_t cicu_plurals_rules(const char* set, uint8_t* out, int32_t capacity, int32_t* status) {
  if (*status > 0) return 0;
  UErrorCode code = U_ZERO_ERROR;
  UResourceBundle* rules = entry_open("plurals", "rules", set, &code);
  UResourceBundle* rule = NULL;
  int32_t needed = 0, count = rules == NULL ? 0 : ures_getSize(rules);
  for (int32_t index = 0; index < count && code <= 0; index++) {
    rule = ures_getByIndex(rules, index, rule, &code);
    if (code > 0) break;
    const char* keyword = ures_getKey(rule);
    needed = bytes_append(keyword, (int32_t)strlen(keyword), out, capacity, needed);
    needed = bytes_append("\t", 1, out, capacity, needed);
    needed = text_append(rule, out, capacity, needed, &code);
    needed = bytes_append("\n", 1, out, capacity, needed);
  }
  ures_close(rule);
  ures_close(rules);
  return needed_finish(needed, capacity, code, status);
}

// Appends the three keywords of a range.
static int32_t range_append(UResourceBundle* range, uint8_t* out, int32_t capacity, int32_t at, UErrorCode* code) {
  UResourceBundle* keyword = NULL;
  for (int32_t place = 0; place < 3 && *code <= 0; place++) {
    keyword = ures_getByIndex(range, place, keyword, code);
    if (*code <= 0) at = text_append(keyword, out, capacity, at, code);
    at = bytes_append(place < 2 ? " " : "\n", 1, out, capacity, at);
  }
  ures_close(keyword);
  return at;
}

int32_t cicu_plurals_ranges(const char* language, uint8_t* out, int32_t capacity, int32_t* status) {
  if (*status > 0) return 0;
  UErrorCode code = U_ZERO_ERROR;
  char name[16] = "";
  int32_t size = entry_write(entry_open("pluralRanges", "locales", language, &code), (uint8_t*)name, sizeof name - 1, code, status);
  if (size == 0 || *status > 0) return 0;
  name[size] = 0;
  UResourceBundle* ranges = entry_open("pluralRanges", "rules", name, &code);
  UResourceBundle* range = NULL;
  int32_t needed = 0, count = ranges == NULL ? 0 : ures_getSize(ranges);
  for (int32_t index = 0; index < count && code <= 0; index++) {
    range = ures_getByIndex(ranges, index, range, &code);
    if (code <= 0) needed = range_append(range, out, capacity, needed, &code);
  }
  ures_close(range);
  ures_close(ranges);
  return needed_finish(needed, capacity, code, status);
}

// ---- ICU's own rules

cicu_plurals* cicu_plurals_open(bool isOrdinal, const char* name, int32_t* status) {
  if (*status > 0) return NULL;
  UErrorCode code = U_ZERO_ERROR;
  UPluralRules* rules = uplrules_openForType(name, isOrdinal ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL, &code);
  if (code <= 0) return (cicu_plurals*)rules;
  uplrules_close(rules);
  *status = code;
  return NULL;
}

void cicu_plurals_close(cicu_plurals* rules) { uplrules_close((UPluralRules*)rules); }

int32_t cicu_plurals_select(const cicu_plurals* rules, const double* values, int32_t count, uint8_t* out, int32_t capacity,
                            int32_t* status) {
  if (*status > 0) return 0;
  for (int32_t index = 0; index < count && index < capacity; index++) {
    UErrorCode code = U_ZERO_ERROR;
    UChar keyword[16] = {0};
    uplrules_select((const UPluralRules*)rules, values[index], keyword, 16, &code);
    if (code > 0) {
      *status = code;
      return 0;
    }
    out[index] = (uint8_t)keyword[2];
  }
  if (count > capacity) *status = CICU_BUFFER_OVERFLOW;
  return count;
}
