#include <cstring>
#include <memory>
#include <sstream>
#include <string>
#include <unicode/decimfmt.h>
#include <unicode/measfmt.h>
#include <unicode/measure.h>
#include <vector>

#include "ICUOracle.h"
#include "OracleText.h"

namespace {

/// The formatter that a thread used last, because all values of one formatter are requested together.
struct Kept {
  std::string key;
  std::unique_ptr<icu::MeasureFormat> formatter;
};
thread_local Kept kept;

icu::MeasureFormat* formatter_for(const char* tag, const char* width, int32_t fraction) {
  std::string key = std::string(tag) + " " + width + " " + std::to_string(fraction);
  if (kept.formatter && kept.key == key) return kept.formatter.get();
  UMeasureFormatWidth style = UMEASFMT_WIDTH_COUNT;
  if (std::strcmp(width, "long") == 0) style = UMEASFMT_WIDTH_WIDE;
  if (std::strcmp(width, "short") == 0) style = UMEASFMT_WIDTH_SHORT;
  if (std::strcmp(width, "narrow") == 0) style = UMEASFMT_WIDTH_NARROW;
  if (std::strcmp(width, "digital") == 0) style = UMEASFMT_WIDTH_NUMERIC;
  if (style == UMEASFMT_WIDTH_COUNT) return nullptr;
  UErrorCode code = U_ZERO_ERROR;
  icu::Locale locale = oracle_locale(tag);
  icu::NumberFormat* numbers = icu::NumberFormat::createInstance(locale, code);
  if (U_FAILURE(code)) return nullptr;
  numbers->setMaximumFractionDigits(fraction);
  kept.formatter.reset(new icu::MeasureFormat(locale, style, numbers, code));
  kept.key = key;
  if (U_FAILURE(code)) kept.formatter.reset();
  return kept.formatter.get();
}

}  // namespace

int32_t oracle_measures(const char* tag, const char* width, int32_t fraction, const char* amounts, char* out, int32_t capacity) {
  icu::MeasureFormat* formatter = formatter_for(tag, width, fraction);
  if (formatter == nullptr) return -1;
  UErrorCode code = U_ZERO_ERROR;
  std::vector<icu::Measure> measures;
  std::istringstream words(amounts);
  double value = 0;
  std::string unit;
  while (words >> value >> unit) {
    auto* made = new icu::MeasureUnit(icu::MeasureUnit::forIdentifier(unit, code));
    measures.emplace_back(icu::Formattable(value), made, code);
  }
  icu::UnicodeString text;
  icu::FieldPosition position(icu::FieldPosition::DONT_CARE);
  formatter->formatMeasures(measures.data(), (int32_t)measures.size(), text, position, code);
  return oracle_give(text, code, out, capacity);
}
