#include <unicode/measunit.h>
#include <unicode/numberformatter.h>

#include "ICUOracle.h"
#include "OracleText.h"

int32_t oracle_unit(const char* identifier, char* out, int32_t capacity) {
  UErrorCode code = U_ZERO_ERROR;
  icu::MeasureUnit unit = icu::MeasureUnit::forIdentifier(identifier, code);
  if (U_FAILURE(code)) return -1;
  return oracle_give(icu::UnicodeString::fromUTF8(unit.getIdentifier()), code, out, capacity);
}

int32_t oracle_preferred_unit(const char* tag, const char* unit, const char* usage, const char* decimal, char* out,
                              int32_t capacity) {
  UErrorCode code = U_ZERO_ERROR;
  icu::MeasureUnit given = icu::MeasureUnit::forIdentifier(unit, code);
  if (U_FAILURE(code)) return -1;
  icu::number::FormattedNumber number =
      icu::number::NumberFormatter::withLocale(oracle_locale(tag)).unit(given).usage(usage).formatDecimal(decimal, code);
  if (U_FAILURE(code)) return -1;
  icu::MeasureUnit used = number.getOutputUnit(code);
  return oracle_give(icu::UnicodeString::fromUTF8(used.getIdentifier()), code, out, capacity);
}
