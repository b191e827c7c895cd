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

int32_t oracle_gender(const char* tag, const char* unit, char* out, int32_t capacity) {
  UErrorCode code = U_ZERO_ERROR;
  icu::MeasureUnit given = icu::MeasureUnit::forIdentifier(unit, code);
  if (U_FAILURE(code)) return -1;
  icu::number::FormattedNumber number =
      icu::number::NumberFormatter::withLocale(oracle_locale(tag)).unit(given).unitWidth(UNUM_UNIT_WIDTH_FULL_NAME).formatInt(2, code);
#if U_ICU_VERSION_MAJOR_NUM >= 72
  static const char* const names[] = {"", "other", "neuter", "feminine", "masculine", "animate", "inanimate", "personal", "common"};
  UDisplayOptionsNounClass gender = number.getNounClass(code);
  const char* name = U_FAILURE(code) || gender >= 9 ? "" : names[gender];
#else
  const char* name = number.getGender(code);
#endif
  return oracle_give(icu::UnicodeString::fromUTF8(name), code, out, capacity);
}
