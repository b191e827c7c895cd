#include <stdlib.h>
#include <unicode/udatpg.h>

#include "cicu_text.h"

int32_t cicu_pattern_best(const char* template, const char* locale, int32_t match, uint8_t* out, int32_t capacity, int32_t* status) {
  static const UDateTimePatternMatchOptions options[] = {
      [CICU_MATCH_DEFAULT] = UDATPG_MATCH_NO_OPTIONS,
      [CICU_MATCH_HOUR_LENGTH] = UDATPG_MATCH_HOUR_FIELD_LENGTH,
      [CICU_MATCH_ALL_LENGTHS] = UDATPG_MATCH_ALL_FIELDS_LENGTH,
  };
  if (*status > 0) return 0;
  if (match < CICU_MATCH_DEFAULT || match > CICU_MATCH_ALL_LENGTHS) {
    *status = CICU_ILLEGAL_ARGUMENT;
    return 0;
  }
  UErrorCode code = U_ZERO_ERROR;
  UDateTimePatternGenerator* generator = udatpg_open(locale, &code);
  cicu_wide wide;
  cicu_wide_open(&wide, template, -1, status);
  UChar pattern[CICU_STACK_UNITS];
  int32_t length = 0;
  if (code <= 0 && *status <= 0) {
    length = udatpg_getBestPatternWithOptions(generator, wide.text, wide.length, options[match], pattern, CICU_STACK_UNITS, &code);
  }
  if (code > 0) *status = code;
  cicu_wide_close(&wide);
  udatpg_close(generator);
  return cicu_text_write(pattern, length, out, capacity, status);
}

int32_t cicu_pattern_skeleton(const char* pattern, uint8_t* out, int32_t capacity, int32_t* status) {
  cicu_wide wide;
  cicu_wide_open(&wide, pattern, -1, status);
  UErrorCode code = U_ZERO_ERROR;
  UChar skeleton[CICU_STACK_UNITS];
  // The generator is not used: the header has it for later.
  int32_t length = *status > 0 ? 0 : udatpg_getSkeleton(NULL, wide.text, wide.length, skeleton, CICU_STACK_UNITS, &code);
  cicu_wide_close(&wide);
  if (code > 0) *status = code;
  return cicu_text_write(skeleton, length, out, capacity, status);
}
