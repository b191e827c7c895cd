#include <cstring>
#include <memory>
#include <unicode/numberformatter.h>
#include <unicode/numberrangeformatter.h>
#include <unicode/plurrule.h>

#include "ICUOracle.h"
#include "OracleText.h"

namespace {

/// Returns a letter for a keyword: the third one, since all keywords differ there.
char letter(const icu::UnicodeString& keyword, UErrorCode code) { return code > 0 || keyword.length() < 3 ? '?' : (char)keyword[2]; }

std::unique_ptr<icu::PluralRules> rules_of(const char* tag, bool is_ordinal) {
  UErrorCode code = U_ZERO_ERROR;
  std::unique_ptr<icu::PluralRules> rules(
      icu::PluralRules::forLocale(oracle_locale(tag), is_ordinal ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL, code));
  return code > 0 ? nullptr : std::move(rules);
}

}  // namespace

int32_t oracle_plurals_binary(const char* tag, bool is_ordinal, const double* values, int32_t count, char* out) {
  std::unique_ptr<icu::PluralRules> rules = rules_of(tag, is_ordinal);
  // A formatter finds the shortest decimal. `PluralRules::select(double)` finds too many digits of 0.14 and others.
  auto formatter = icu::number::NumberFormatter::withLocale("en").precision(icu::number::Precision::unlimited());
  if (!rules) return -1;
  for (int32_t place = 0; place < count; place++) {
    UErrorCode code = U_ZERO_ERROR;
    icu::number::FormattedNumber number = formatter.formatDouble(values[place], code);
    out[place] = letter(rules->select(number, code), code);
  }
  return count;
}

int32_t oracle_plurals_shown(const char* tag, bool is_ordinal, const char* skeleton, const char* values, int32_t count, char* out) {
  std::unique_ptr<icu::PluralRules> rules = rules_of(tag, is_ordinal);
  UErrorCode code = U_ZERO_ERROR;
  auto formatter = icu::number::NumberFormatter::forSkeleton(icu::UnicodeString(skeleton), code).locale("en");
  if (!rules || code > 0) return -1;
  for (int32_t place = 0; place < count; place++) {
    code = U_ZERO_ERROR;
    icu::number::FormattedNumber number = formatter.formatDecimal(values, code);
    out[place] = letter(rules->select(number, code), code);
    values += std::strlen(values) + 1;
  }
  return count;
}

int32_t oracle_plural_ranges(const char* tag, const double* starts, const double* ends, int32_t count, char* out) {
  std::unique_ptr<icu::PluralRules> rules = rules_of(tag, false);
  UErrorCode code = U_ZERO_ERROR;
  auto formatter = icu::number::UnlocalizedNumberRangeFormatter().locale("en");
  if (!rules || code > 0) return -1;
  for (int32_t place = 0; place < count; place++) {
    code = U_ZERO_ERROR;
    icu::number::FormattedNumberRange range = formatter.formatFormattableRange(starts[place], ends[place], code);
    out[place] = letter(rules->select(range, code), code);
  }
  return count;
}
