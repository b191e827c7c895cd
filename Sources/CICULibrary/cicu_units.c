#include <string.h>
#include <unicode/ures.h>
#include <unicode/ustring.h>

#include "cicu_text.h"

// Whether a region's units for a usage include one that is made of several units, such as foot-and-inch.
static bool has_mixed_unit(UResourceBundle* preferences, UErrorCode* code) {
  static const UChar and_text[] = {'-', 'a', 'n', 'd', '-', 0};
  bool is_mixed = false;
  for (int32_t index = 0; index < ures_getSize(preferences) && *code <= 0 && !is_mixed; index++) {
    UResourceBundle* preference = ures_getByIndex(preferences, index, NULL, code);
    int32_t length = 0;
    const UChar* unit = ures_getStringByKey(preference, "unit", &length, code);
    is_mixed = *code <= 0 && u_strFindFirst(unit, length, and_text, -1) != NULL;
    ures_close(preference);
  }
  return is_mixed;
}

static bool is_mixed_usage(UResourceBundle* regions, UErrorCode* code) {
  bool is_mixed = false;
  for (int32_t index = 0; index < ures_getSize(regions) && *code <= 0 && !is_mixed; index++) {
    UResourceBundle* preferences = ures_getByIndex(regions, index, NULL, code);
    is_mixed = *code <= 0 && has_mixed_unit(preferences, code);
    ures_close(preferences);
  }
  return is_mixed;
}

int32_t cicu_units_usages(uint8_t* out, int32_t capacity, int32_t* status) {
  if (*status > 0) return 0;
  UErrorCode code = U_ZERO_ERROR;
  int32_t needed = 0;
  UResourceBundle* units = ures_openDirect(NULL, "units", &code);
  UResourceBundle* kinds = ures_getByKey(units, "unitPreferenceData", NULL, &code);
  for (int32_t kind = 0; code <= 0 && kind < ures_getSize(kinds); kind++) {
    UResourceBundle* usages = ures_getByIndex(kinds, kind, NULL, &code);
    for (int32_t index = 0; code <= 0 && index < ures_getSize(usages); index++) {
      UResourceBundle* regions = ures_getByIndex(usages, index, NULL, &code);
      bool is_mixed = code <= 0 && is_mixed_usage(regions, &code);
      if (code <= 0) {
        const char* usage = ures_getKey(regions);
        int32_t length = (int32_t)strlen(usage);
        if (needed + length + 2 <= capacity) {
          out[needed] = is_mixed ? '+' : ' ';
          memcpy(out + needed + 1, usage, (size_t)length);
          out[needed + length + 1] = '\n';
        }
        needed += length + 2;
      }
      ures_close(regions);
    }
    ures_close(usages);
  }
  ures_close(kinds);
  ures_close(units);
  if (code > 0) *status = code;
  else if (needed > capacity) *status = CICU_BUFFER_OVERFLOW;
  return needed;
}
