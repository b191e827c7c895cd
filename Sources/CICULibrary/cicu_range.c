#include <string.h>
#include <unicode/unumberrangeformatter.h>

#include "cicu_text.h"

_Static_assert(CICU_COLLAPSE_ALL == UNUM_RANGE_COLLAPSE_ALL && CICU_COLLAPSE_UNIT == UNUM_RANGE_COLLAPSE_UNIT, "the header repeats ICU's values");
_Static_assert(CICU_IDENTITY_RANGE == UNUM_IDENTITY_FALLBACK_RANGE && CICU_IDENTITY_SINGLE_VALUE == UNUM_IDENTITY_FALLBACK_SINGLE_VALUE,
               "the header repeats ICU's values");

// `cicu_range` is ICU's UNumberRangeFormatter itself: "Objects of type UNumberRangeFormatter returned by this method are
// threadsafe" (unumberrangeformatter.h). Its results are not, so each call makes a separate one.

cicu_range* cicu_range_open(const char* skeleton, const char* locale, int32_t collapse, int32_t identity, int32_t* errorOffset,
                            int32_t* status) {
  cicu_wide wide;
  cicu_wide_open(&wide, skeleton, -1, status);
  UNumberRangeFormatter* formatter = NULL;
  *errorOffset = -1;
  if (*status <= 0) {
    UErrorCode code = U_ZERO_ERROR;
    UParseError place = {.offset = -1};
    formatter = unumrf_openForSkeletonWithCollapseAndIdentityFallback(wide.text, wide.length, (UNumberRangeCollapse)collapse,
                                                                      (UNumberRangeIdentityFallback)identity, locale, &place, &code);
    if (code > 0) {
      unumrf_close(formatter);
      formatter = NULL;
      *errorOffset = place.offset;
      *status = code;
    }
  }
  cicu_wide_close(&wide);
  return (cicu_range*)formatter;
}

void cicu_range_close(cicu_range* range) { unumrf_close((UNumberRangeFormatter*)range); }

static int32_t write_result(UFormattedNumberRange* result, UErrorCode code, uint8_t* out, int32_t capacity, cicu_fields* fields,
                            int32_t* status) {
  const UFormattedValue* value = unumrf_resultAsValue(result, &code);
  int32_t needed = 0;
  if (code > 0) {
    *status = code;
  } else {
    needed = cicu_value_write(value, out, capacity, fields, status);
  }
  unumrf_closeResult(result);
  return needed;
}

int32_t cicu_range_formatDecimal(const cicu_range* range, const char* first, int32_t firstCount, const char* second,
                                 int32_t secondCount, uint8_t* out, int32_t capacity, cicu_fields* fields, int32_t* status) {
  if (*status > 0) return 0;
  UErrorCode code = U_ZERO_ERROR;
  UFormattedNumberRange* result = unumrf_openResult(&code);
  // ICU takes two numbers as equal if their pointers are equal.
  if (firstCount == secondCount && memcmp(first, second, (size_t)firstCount) == 0) second = first;
  unumrf_formatDecimalRange((const UNumberRangeFormatter*)range, first, firstCount, second, secondCount, result, &code);
  return write_result(result, code, out, capacity, fields, status);
}
