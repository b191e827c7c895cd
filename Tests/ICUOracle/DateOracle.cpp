#include "ICUOracle.h"

#include <cstring>
#include <memory>
#include <unicode/calendar.h>
#include <unicode/datefmt.h>
#include <unicode/dtptngen.h>
#include <unicode/gregocal.h>
#include <unicode/smpdtfmt.h>
#include <unicode/timezone.h>

#include "OracleText.h"

using namespace icu;

namespace {

std::unique_ptr<DateFormat> make(const Locale& locale, int32_t dateStyle, int32_t timeStyle, const char* skeleton,
                                 const char* pattern, UErrorCode& code) {
  if (pattern != nullptr) {
    return std::make_unique<SimpleDateFormat>(UnicodeString::fromUTF8(pattern), locale, code);
  }
  if (skeleton == nullptr) {
    return std::unique_ptr<DateFormat>(
        DateFormat::createDateTimeInstance((DateFormat::EStyle)dateStyle, (DateFormat::EStyle)timeStyle, locale));
  }
  std::unique_ptr<DateTimePatternGenerator> generator(DateTimePatternGenerator::createInstance(locale, code));
  if (U_FAILURE(code)) return nullptr;
  return std::make_unique<SimpleDateFormat>(generator->getBestPattern(UnicodeString(skeleton), code), locale, code);
}

void forget_julian(DateFormat& format, UErrorCode& code) {
  // From ICU 74 on the calendar of ISO 8601 is a separate class. Japanese and Buddhist calendars are also derived
  // from the Gregorian one, and are not changed.
  const char* type = format.getCalendar()->getType();
  if (strcmp(type, "gregorian") != 0 && strcmp(type, "iso8601") != 0) return;
  std::unique_ptr<Calendar> changed(format.getCalendar()->clone());
  auto gregorian = dynamic_cast<GregorianCalendar*>(changed.get());
  if (gregorian == nullptr) return;
  gregorian->setGregorianChange(-8.64e15, code);
  format.adoptCalendar(changed.release());
}

}  // namespace

int32_t oracle_dates(const char* tag, int32_t dateStyle, int32_t timeStyle, const char* skeleton, const char* pattern,
                     const char* zone, int32_t context, bool isProleptic, const double* milliseconds, int32_t count, char* out,
                     int32_t capacity) {
  UErrorCode code = U_ZERO_ERROR;
  auto format = make(oracle_locale(tag), dateStyle, timeStyle, skeleton, pattern, code);
  if (U_FAILURE(code) || !format) return -1;
  format->adoptTimeZone(TimeZone::createTimeZone(UnicodeString(zone)));
  if (context != UDISPCTX_CAPITALIZATION_NONE) format->setContext((UDisplayContext)context, code);
  if (isProleptic) forget_julian(*format, code);
  UnicodeString lines;
  for (int32_t i = 0; i < count; i++) {
    format->format(milliseconds[i], lines);
    lines.append((char16_t)'\n');
  }
  return oracle_give(lines, code, out, capacity);
}
