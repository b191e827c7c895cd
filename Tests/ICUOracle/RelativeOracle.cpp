#include <cstring>
#include <memory>
#include <string>
#include <unicode/calendar.h>
#include <unicode/decimfmt.h>
#include <unicode/reldatefmt.h>

#include "ICUOracle.h"
#include "OracleText.h"

namespace {

/// Returns the index of a word in a list; -1 for another word.
int place(const char* word, std::initializer_list<const char*> words) {
  int index = 0;
  for (const char* each : words) {
    if (std::strcmp(word, each) == 0) return index;
    index += 1;
  }
  return -1;
}

/// The formatter that a thread used last, because all values of one formatter are requested together.
struct Kept {
  std::string key;
  std::unique_ptr<icu::RelativeDateTimeFormatter> formatter;
};
thread_local Kept kept;

icu::RelativeDateTimeFormatter* formatter_for(const char* tag, const char* width, const char* context, bool groups_as_locale) {
  std::string key = std::string(tag) + " " + width + " " + context + (groups_as_locale ? " locale" : "");
  if (kept.formatter && kept.key == key) return kept.formatter.get();
  int style = place(width, {"long", "short", "narrow"});
  int where = place(context, {"none", "middle-of-sentence", "beginning-of-sentence", "ui-list-or-menu", "standalone"});
  if (style < 0 || where < 0) return nullptr;
  UErrorCode code = U_ZERO_ERROR;
  icu::Locale locale = oracle_locale(tag);
  icu::NumberFormat* numbers = nullptr;
  if (groups_as_locale) {
    numbers = icu::NumberFormat::createInstance(locale, code);
    auto* decimal = dynamic_cast<icu::DecimalFormat*>(numbers);
    if (decimal != nullptr) decimal->setMinimumGroupingDigits(-2);
  }
  if (U_FAILURE(code)) return nullptr;
  kept.formatter.reset(new icu::RelativeDateTimeFormatter(locale, numbers, (UDateRelativeDateTimeFormatterStyle)style,
                                                          (UDisplayContext)(UDISPCTX_CAPITALIZATION_NONE + where), code));
  kept.key = key;
  if (U_FAILURE(code)) kept.formatter.reset();
  return kept.formatter.get();
}

}  // namespace

int32_t oracle_relative(const char* tag, const char* width, const char* numbers, const char* context, bool groups_as_locale,
                        double value, const char* unit, char* out, int32_t capacity) {
  icu::RelativeDateTimeFormatter* formatter = formatter_for(tag, width, context, groups_as_locale);
  int which = place(unit, {"year", "quarter", "month", "week", "day", "hour", "minute", "second", "sunday", "monday", "tuesday",
                           "wednesday", "thursday", "friday", "saturday"});
  int isNamed = place(numbers, {"numeric", "named"});
  if (formatter == nullptr || which < 0 || isNamed < 0) return -1;
  UErrorCode code = U_ZERO_ERROR;
  icu::UnicodeString text;
  if (isNamed == 1) {
    formatter->format(value, (URelativeDateTimeUnit)which, text, code);
  } else {
    formatter->formatNumeric(value, (URelativeDateTimeUnit)which, text, code);
  }
  return oracle_give(text, code, out, capacity);
}

int32_t oracle_first_weekday(const char* tag) {
  UErrorCode code = U_ZERO_ERROR;
  std::unique_ptr<icu::Calendar> calendar(icu::Calendar::createInstance(oracle_locale(tag), code));
  return U_FAILURE(code) ? -1 : (int32_t)calendar->getFirstDayOfWeek(code);
}
