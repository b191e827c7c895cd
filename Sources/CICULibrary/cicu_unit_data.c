#include <string.h>
#include <unicode/ures.h>

#include "cicu_text.h"

// Lines of fields that are separated by tabs. The text is cut off at the capacity, but `needed` is its whole length.
typedef struct {
  uint8_t* out;
  int32_t capacity;
  int32_t needed;
  UErrorCode code;
} lines;

static void append(lines* lines, const char* bytes, int32_t length) {
  if (lines->needed + length <= lines->capacity) memcpy(lines->out + lines->needed, bytes, (size_t)length);
  lines->needed += length;
}

static void append_key(lines* lines, const UResourceBundle* bundle) {
  const char* key = ures_getKey(bundle);
  if (key != NULL) append(lines, key, (int32_t)strlen(key));
}

// Appends a text of the data, which is ASCII; nothing if there is none.
static void append_text(lines* lines, UResourceBundle* bundle, const char* key) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t length = 0;
  const UChar* text = key == NULL ? ures_getString(bundle, &length, &code) : ures_getStringByKey(bundle, key, &length, &code);
  if (code == U_MISSING_RESOURCE_ERROR) return;
  if (code > 0) lines->code = code;
  for (int32_t index = 0; code <= 0 && index < length; index++) {
    char byte = text[index] < 0x80 ? (char)text[index] : '?';
    append(lines, &byte, 1);
  }
}

typedef void (*visitor)(lines* lines, UResourceBundle* bundle, UResourceBundle* parents[]);

// Visits every bundle that is `depth` levels below a bundle.
static void visit(lines* lines, UResourceBundle* bundle, int32_t depth, UResourceBundle* parents[], visitor visitor) {
  if (depth == 0) {
    visitor(lines, bundle, parents);
    return;
  }
  parents[depth] = bundle;
  for (int32_t index = 0; lines->code <= 0 && index < ures_getSize(bundle); index++) {
    UResourceBundle* child = ures_getByIndex(bundle, index, NULL, &lines->code);
    if (lines->code <= 0) visit(lines, child, depth - 1, parents, visitor);
    ures_close(child);
  }
}

static int32_t write_lines(const char* table, int32_t depth, visitor visitor, uint8_t* out, int32_t capacity, int32_t* status) {
  if (*status > 0) return 0;
  lines lines = {out, capacity, 0, U_ZERO_ERROR};
  UResourceBundle* parents[5] = {NULL};
  UResourceBundle* units = ures_openDirect(NULL, "units", &lines.code);
  UResourceBundle* bundle = ures_getByKey(units, table, NULL, &lines.code);
  if (lines.code <= 0) visit(&lines, bundle, depth, parents, visitor);
  ures_close(bundle);
  ures_close(units);
  if (lines.code > 0) *status = lines.code;
  else if (lines.needed > capacity) *status = CICU_BUFFER_OVERFLOW;
  return lines.needed;
}

static void append_conversion(lines* lines, UResourceBundle* unit, UResourceBundle* parents[]) {
  (void)parents;
  static const char* const keys[] = {"target", "factor", "offset", "systems"};
  append_key(lines, unit);
  for (int32_t index = 0; index < 4; index++) {
    append(lines, "\t", 1);
    append_text(lines, unit, keys[index]);
  }
  append(lines, "\n", 1);
}

int32_t cicu_unit_conversions(uint8_t* out, int32_t capacity, int32_t* status) {
  return write_lines("convertUnits", 1, append_conversion, out, capacity, status);
}

static void append_pair(lines* lines, UResourceBundle* text, UResourceBundle* parents[]) {
  (void)parents;
  append_key(lines, text);
  append(lines, "\t", 1);
  append_text(lines, text, NULL);
  append(lines, "\n", 1);
}

int32_t cicu_unit_constants(uint8_t* out, int32_t capacity, int32_t* status) {
  return write_lines("unitConstants", 1, append_pair, out, capacity, status);
}

int32_t cicu_unit_quantities(uint8_t* out, int32_t capacity, int32_t* status) {
  return write_lines("unitQuantities", 2, append_pair, out, capacity, status);
}

static void append_preference(lines* lines, UResourceBundle* preference, UResourceBundle* parents[]) {
  static const char* const keys[] = {"unit", "geq", "skeleton"};
  for (int32_t depth = 3; depth > 0; depth--) {
    append_key(lines, parents[depth]);
    append(lines, "\t", 1);
  }
  for (int32_t index = 0; index < 3; index++) {
    append_text(lines, preference, keys[index]);
    append(lines, index < 2 ? "\t" : "\n", 1);
  }
}

int32_t cicu_unit_preferences(uint8_t* out, int32_t capacity, int32_t* status) {
  return write_lines("unitPreferenceData", 4, append_preference, out, capacity, status);
}
