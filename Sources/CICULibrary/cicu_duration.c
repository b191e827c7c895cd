#include <string.h>
#include <unicode/ures.h>

#include "cicu_data.h"
#include "cicu_text.h"

int32_t cicu_duration_pattern(const char* name, const char* fields, uint8_t* out, int32_t capacity, int32_t* status) {
  // The index of the tree does not list root.
  bool isThere = strcmp(name, "root") == 0 || cicu_tree_has(CICU_TREE_UNITS, name, status);
  if (!isThere || *status > 0) return 0;
  UErrorCode code = U_ZERO_ERROR;
  UResourceBundle* units = cicu_bundle_open(CICU_TREE_UNITS, name, &code);
  if (code > 0) {
    ures_close(units);
    *status = code;
    return 0;
  }
  UErrorCode absence = U_ZERO_ERROR;
  UResourceBundle* patterns = ures_getByKey(units, "durationUnits", NULL, &absence);
  int32_t length = 0;
  const UChar* pattern = ures_getStringByKey(patterns, fields, &length, &absence);
  int32_t needed = absence > 0 ? 0 : cicu_text_write(pattern, length, out, capacity, status);
  if (absence > 0 && absence != U_MISSING_RESOURCE_ERROR) *status = absence;
  ures_close(patterns);
  ures_close(units);
  return needed;
}
