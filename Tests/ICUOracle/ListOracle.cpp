#include <cstring>
#include <memory>
#include <string>
#include <unicode/listformatter.h>
#include <vector>

#include "ICUOracle.h"
#include "OracleText.h"

int32_t oracle_list(const char* tag, const char* kind, const char* width, const char* items, int32_t count, char* out,
                    int32_t capacity) {
  UListFormatterType type = std::strcmp(kind, "and") == 0  ? ULISTFMT_TYPE_AND
                            : std::strcmp(kind, "or") == 0 ? ULISTFMT_TYPE_OR
                                                           : ULISTFMT_TYPE_UNITS;
  UListFormatterWidth size = std::strcmp(width, "long") == 0    ? ULISTFMT_WIDTH_WIDE
                             : std::strcmp(width, "short") == 0 ? ULISTFMT_WIDTH_SHORT
                                                                : ULISTFMT_WIDTH_NARROW;
  UErrorCode code = U_ZERO_ERROR;
  std::unique_ptr<icu::ListFormatter> formatter(icu::ListFormatter::createInstance(oracle_locale(tag), type, size, code));
  if (U_FAILURE(code)) return -1;
  std::vector<icu::UnicodeString> texts;
  for (const char* start = items; count > 0; count--) {
    const char* end = std::strchr(start, '\n');
    if (end == nullptr) return -1;
    texts.push_back(icu::UnicodeString::fromUTF8(icu::StringPiece(start, (int32_t)(end - start))));
    start = end + 1;
  }
  icu::UnicodeString text;
  formatter->format(texts.data(), (int32_t)texts.size(), text, code);
  return oracle_give(text, code, out, capacity);
}
