#include <stdlib.h>
#include <unicode/unumberrangeformatter.h>

#include "PlainText.h"

struct plain_range {
  UNumberRangeFormatter* formatter;
  UFormattedNumberRange* result;
  uint8_t text[PLAIN_BYTES];
};

plain_range* plain_range_open(const char* skeleton, const char* locale) {
  UErrorCode code = U_ZERO_ERROR;
  UChar wide[PLAIN_UNITS];
  int32_t length = 0;
  plain_range* range = malloc(sizeof(plain_range));
  if (range == NULL) return NULL;
  u_strFromUTF8(wide, PLAIN_UNITS, &length, skeleton, -1, &code);
  range->formatter = unumrf_openForSkeletonWithCollapseAndIdentityFallback(
      wide, length, UNUM_RANGE_COLLAPSE_AUTO, UNUM_IDENTITY_FALLBACK_APPROXIMATELY, locale, NULL, &code);
  range->result = unumrf_openResult(&code);
  if (U_SUCCESS(code)) return range;
  plain_range_close(range);
  return NULL;
}

void plain_range_close(plain_range* range) {
  unumrf_close(range->formatter);
  unumrf_closeResult(range->result);
  free(range);
}

int32_t plain_range_format(plain_range* range, double start, double end) {
  UErrorCode code = U_ZERO_ERROR;
  unumrf_formatDoubleRange(range->formatter, start, end, range->result, &code);
  int32_t length = 0;
  const UFormattedValue* formatted = unumrf_resultAsValue(range->result, &code);
  const UChar* text = ufmtval_getString(formatted, &length, &code);
  return plain_text_write(text, length, range->text, code);
}

const uint8_t* plain_range_text(const plain_range* range) { return range->text; }
