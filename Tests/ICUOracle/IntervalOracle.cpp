#include <memory>
#include <unicode/dtitvfmt.h>
#include <unicode/dtptngen.h>
#include <unicode/smpdtfmt.h>
#include <unicode/timezone.h>

#include "ICUOracle.h"
#include "OracleText.h"

namespace {

icu::UnicodeString style_skeleton(const icu::Locale& locale, int32_t dateStyle, int32_t timeStyle, UErrorCode& code) {
  std::unique_ptr<icu::DateFormat> format(icu::DateFormat::createDateTimeInstance(
      (icu::DateFormat::EStyle)dateStyle, (icu::DateFormat::EStyle)timeStyle, locale));
  auto* simple = dynamic_cast<icu::SimpleDateFormat*>(format.get());
  icu::UnicodeString pattern;
  if (simple == nullptr) {
    code = U_UNSUPPORTED_ERROR;
    return pattern;
  }
  return icu::DateTimePatternGenerator::staticGetSkeleton(simple->toPattern(pattern), code);
}

}  // namespace

int32_t oracle_interval(const char* tag, int32_t dateStyle, int32_t timeStyle, const char* skeleton, const char* zone,
                        int32_t context, double start, double end, char* out, int32_t capacity) {
  UErrorCode code = U_ZERO_ERROR;
  icu::Locale locale = oracle_locale(tag);
  icu::UnicodeString fields =
      skeleton != nullptr ? icu::UnicodeString(skeleton) : style_skeleton(locale, dateStyle, timeStyle, code);
  std::unique_ptr<icu::DateIntervalFormat> format(icu::DateIntervalFormat::createInstance(fields, locale, code));
  if (U_FAILURE(code) || !format) return -1;
  format->adoptTimeZone(icu::TimeZone::createTimeZone(icu::UnicodeString(zone)));
  format->setContext((UDisplayContext)context, code);
  icu::DateInterval interval(start, end);
  icu::UnicodeString text;
  icu::FieldPosition position(icu::FieldPosition::DONT_CARE);
  format->format(&interval, text, position, code);
  return oracle_give(text, code, out, capacity);
}
