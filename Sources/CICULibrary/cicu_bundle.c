#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <unicode/ures.h>

#include "cicu_likely.h"
#include "cicu_text.h"
#include "cicu_trie.h"

#define PATH_BYTES 512

// A text that grows. All bytes are added to its size, and those that have room are written.
typedef struct {
  uint8_t* out;
  int32_t capacity, needed;
} lines;

static void line_add(lines* text, const char* bytes, int32_t length) {
  if (text->needed + length <= text->capacity) memcpy(text->out + text->needed, bytes, (size_t)length);
  text->needed += length;
}

static void text_add(void* text, const char* bytes, int32_t length) { line_add((lines*)text, bytes, length); }

static void wide_add(lines* text, const UChar* wide, int32_t length, UErrorCode* code) {
  int32_t status = 0;
  int32_t room = text->capacity - text->needed;
  text->needed += cicu_text_write(wide, length, room > 0 ? text->out + text->needed : NULL, room > 0 ? room : 0, &status);
  if (status > 0 && status != CICU_BUFFER_OVERFLOW) *code = (UErrorCode)status;
}

static void numbers_add(lines* text, const int32_t* numbers, int32_t count) {
  char digits[16];
  for (int32_t index = 0; index < count; index++) {
    int length = snprintf(digits, sizeof digits, index == 0 ? "%" PRId32 : " %" PRId32, numbers[index]);
    line_add(text, digits, (int32_t)length);
  }
}

// Adds the lines of a value, and of all that it contains. `path` has room for PATH_BYTES.
static void value_add(lines* text, const UResourceBundle* value, char* path, UErrorCode* code) {
  if (*code > 0) return;
  UResType type = ures_getType(value);
  size_t end = strlen(path);
  if (type == URES_TABLE || type == URES_ARRAY) {
    UResourceBundle* entry = NULL;
    int32_t count = ures_getSize(value);
    for (int32_t index = 0; *code <= 0 && index < count; index++) {
      entry = ures_getByIndex(value, index, entry, code);
      const char* key = *code > 0 ? NULL : ures_getKey(entry);
      if (type == URES_TABLE && key != NULL) snprintf(path + end, PATH_BYTES - end, "%s%s", end == 0 ? "" : "/", key);
      else snprintf(path + end, PATH_BYTES - end, "%s%" PRId32, end == 0 ? "" : "/", index);
      value_add(text, entry, path, code);
      path[end] = 0;
    }
    ures_close(entry);
    return;
  }
  int32_t byteCount = 0;
  const uint8_t* bytes = type == URES_BINARY ? ures_getBinary(value, &byteCount, code) : NULL;
  const char* key = ures_getKey(value);
  if (bytes != NULL && key != NULL && strcmp(key, "trie") == 0) {
    cicu_trie_write(bytes, path, text_add, text, code);
    return;
  }
  line_add(text, path, (int32_t)end);
  line_add(text, "\t", 1);
  int32_t length = 0;
  if (type == URES_STRING) {
    const UChar* wide = ures_getString(value, &length, code);
    if (*code <= 0) wide_add(text, wide, length, code);
  } else if (type == URES_INT) {
    int32_t number = ures_getInt(value, code);
    numbers_add(text, &number, 1);
  } else if (type == URES_INT_VECTOR) {
    const int32_t* numbers = ures_getIntVector(value, &length, code);
    if (*code <= 0) numbers_add(text, numbers, length);
  }
  for (int32_t index = 0; bytes != NULL && index < byteCount; index++) {
    int32_t number = bytes[index];
    if (index > 0) line_add(text, " ", 1);
    numbers_add(text, &number, 1);
  }
  line_add(text, "\n", 1);
}

int32_t cicu_bundle_write(const char* bundle, const char* path, uint8_t* out, int32_t capacity, int32_t* status) {
  if (*status > 0) return 0;
  UErrorCode code = U_ZERO_ERROR;
#if U_ICU_VERSION_MAJOR_NUM >= 74
  if (strcmp(bundle, "likelySubtags") == 0) {
    lines table = {out, capacity, 0};
    cicu_likely_write(text_add, &table, &code);
    if (code > 0) *status = code;
    else if (table.needed > capacity) *status = CICU_BUFFER_OVERFLOW;
    return table.needed;
  }
#endif
  UResourceBundle* value = ures_openDirect(NULL, bundle, &code);
  char keys[PATH_BYTES];
  snprintf(keys, sizeof keys, "%s", path);
  char* rest = NULL;
  for (char* key = strtok_r(keys, "/", &rest); key != NULL; key = strtok_r(NULL, "/", &rest)) {
    value = ures_getByKey(value, key, value, &code);
  }
  lines text = {out, capacity, 0};
  char place[PATH_BYTES] = "";
  value_add(&text, value, place, &code);
  ures_close(value);
  if (code > 0) *status = code;
  else if (text.needed > capacity) *status = CICU_BUFFER_OVERFLOW;
  return text.needed;
}
