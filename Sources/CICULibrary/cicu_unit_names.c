#include <string.h>
#include <unicode/udata.h>
#include <unicode/ures.h>

#include "cicu_data.h"
#include "cicu_text.h"

// The output, with the bytes that all lines need.
typedef struct {
  uint8_t* out;
  int32_t capacity;
  int32_t needed;
} lines;

static void text_add(lines* lines, const char* text, int32_t length) {
  if (lines->needed + length <= lines->capacity) memcpy(lines->out + lines->needed, text, (size_t)length);
  lines->needed += length;
}

// The texts of one unit in one width: its name, and the patterns of amounts in the plural forms.
static void unit_add(lines* lines, UResourceBundle* unit, char width, UErrorCode* code) {
  const char* name = ures_getKey(unit);
  for (int32_t index = 0; *code <= 0 && index < ures_getSize(unit); index++) {
    UResourceBundle* text = ures_getByIndex(unit, index, NULL, code);
    const char* key = *code <= 0 ? ures_getKey(text) : NULL;
    bool isName = key != NULL && ures_getType(text) == URES_STRING
      && (strcmp(key, "one") == 0 || strcmp(key, "other") == 0 || strcmp(key, "dnam") == 0);
    if (isName) {
      char narrow[256];
      int32_t length = (int32_t)sizeof narrow;
      UErrorCode outcome = U_ZERO_ERROR;
      const char* pattern = ures_getUTF8String(text, narrow, &length, true, &outcome);
      if (outcome <= 0) {
        text_add(lines, &width, 1);
        text_add(lines, name, (int32_t)strlen(name));
        text_add(lines, "\t", 1);
        text_add(lines, pattern, length);
        text_add(lines, "\n", 1);
      }
    }
    ures_close(text);
  }
}

static void kinds_add(lines* lines, UResourceBundle* kinds, char width, UErrorCode* code) {
  for (int32_t kind = 0; *code <= 0 && kind < ures_getSize(kinds); kind++) {
    UResourceBundle* units = ures_getByIndex(kinds, kind, NULL, code);
    bool isTable = *code <= 0 && ures_getType(units) == URES_TABLE;
    for (int32_t index = 0; isTable && *code <= 0 && index < ures_getSize(units); index++) {
      UResourceBundle* unit = ures_getByIndex(units, index, NULL, code);
      if (*code <= 0 && ures_getType(unit) == URES_TABLE) unit_add(lines, unit, width, code);
      ures_close(unit);
    }
    ures_close(units);
  }
}

int32_t cicu_unit_names(const char* locale, uint8_t* out, int32_t capacity, int32_t* status) {
  if (*status > 0) return 0;
  static const char* const tables[] = {"units", "unitsShort", "unitsNarrow"};
  static const char widths[] = {'l', 's', 'n'};
  lines lines = {out, capacity, 0};
  UErrorCode code = U_ZERO_ERROR;
  UResourceBundle* data = cicu_bundle_open(CICU_TREE_UNITS, locale, &code);
  for (int32_t table = 0; code <= 0 && table < 3; table++) {
    UErrorCode lookup = U_ZERO_ERROR;
    UResourceBundle* kinds = ures_getByKey(data, tables[table], NULL, &lookup);
    if (lookup <= 0) kinds_add(&lines, kinds, widths[table], &code);
    ures_close(kinds);
  }
  ures_close(data);
  if (code > 0) *status = code;
  else if (lines.needed > capacity) *status = CICU_BUFFER_OVERFLOW;
  return lines.needed;
}
