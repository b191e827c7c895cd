#include "ICUOracle.h"

#include <climits>
#include <cstring>
#include <memory>
#include <string>
#include <unicode/calendar.h>
#include <unicode/datefmt.h>
#include <unicode/dcfmtsym.h>
#include <unicode/decimfmt.h>
#include <unicode/dtptngen.h>
#include <unicode/locid.h>
#include <unicode/smpdtfmt.h>
#include <unicode/timezone.h>

#include "OracleText.h"

int32_t oracle_give(const icu::UnicodeString& text, UErrorCode code, char* out, int32_t capacity) {
  if (U_FAILURE(code)) return -1;
  std::string utf8;
  text.toUTF8String(utf8);
  if ((int32_t)utf8.size() > capacity) return -1;
  std::memcpy(out, utf8.data(), utf8.size());
  return (int32_t)utf8.size();
}

icu::Locale oracle_locale(const char* tag) {
  UErrorCode code = U_ZERO_ERROR;
  return icu::Locale::forLanguageTag(tag, code);
}

namespace {

icu::UnicodeString best_pattern(const icu::Locale& locale, const char* skeleton, UErrorCode& code) {
  std::unique_ptr<icu::DateTimePatternGenerator> generator(icu::DateTimePatternGenerator::createInstance(locale, code));
  return U_FAILURE(code) ? icu::UnicodeString() : generator->getBestPattern(icu::UnicodeString(skeleton), code);
}

std::unique_ptr<icu::DateTimePatternGenerator> shared_generator;

}  // namespace

int32_t oracle_date(const char* tag, int32_t dateStyle, int32_t timeStyle, const char* skeleton, const char* zone,
                    double millisecondsSince1970, char* out, int32_t capacity) {
  UErrorCode code = U_ZERO_ERROR;
  icu::Locale locale = oracle_locale(tag);
  std::unique_ptr<icu::DateFormat> format;
  if (skeleton != nullptr) {
    icu::UnicodeString pattern = best_pattern(locale, skeleton, code);
    format.reset(new icu::SimpleDateFormat(pattern, locale, code));
  } else {
    format.reset(icu::DateFormat::createDateTimeInstance((icu::DateFormat::EStyle)dateStyle,
                                                         (icu::DateFormat::EStyle)timeStyle, locale));
  }
  if (U_FAILURE(code) || !format) return -1;
  format->adoptTimeZone(icu::TimeZone::createTimeZone(icu::UnicodeString(zone)));
  icu::UnicodeString text;
  format->format(millisecondsSince1970, text);
  return oracle_give(text, code, out, capacity);
}

int32_t oracle_pattern(const char* tag, const char* skeleton, char* out, int32_t capacity) {
  UErrorCode code = U_ZERO_ERROR;
  return oracle_give(best_pattern(oracle_locale(tag), skeleton, code), code, out, capacity);
}

bool oracle_opens_pattern(const char* pattern) {
  UErrorCode code = U_ZERO_ERROR;
  icu::DecimalFormatSymbols symbols(icu::Locale::getEnglish(), code);
  icu::DecimalFormat format(icu::UnicodeString::fromUTF8(pattern), symbols, code);
  return U_SUCCESS(code);
}

int32_t oracle_offset(const char* zone, double millisecondsSince1970) {
  std::unique_ptr<icu::TimeZone> rules(icu::TimeZone::createTimeZone(icu::UnicodeString(zone)));
  if (*rules == icu::TimeZone::getUnknown()) return INT32_MIN;
  UErrorCode code = U_ZERO_ERROR;
  int32_t raw = 0, daylight = 0;
  rules->getOffset(millisecondsSince1970, false, raw, daylight, code);
  return U_FAILURE(code) ? INT32_MIN : (raw + daylight) / 1000;
}

void oracle_shared_open(const char* tag) {
  UErrorCode code = U_ZERO_ERROR;
  shared_generator.reset(icu::DateTimePatternGenerator::createInstance(oracle_locale(tag), code));
}

int32_t oracle_shared_pattern(const char* skeleton, char* out, int32_t capacity) {
  if (!shared_generator) return -1;
  UErrorCode code = U_ZERO_ERROR;
  return oracle_give(shared_generator->getBestPattern(icu::UnicodeString(skeleton), code), code, out, capacity);
}

void oracle_shared_close(void) { shared_generator.reset(); }
