#include <sstream>
#include <string>
#include <unicode/msgfmt.h>
#include <unicode/timezone.h>
#include <vector>

#include "ICUOracle.h"
#include "OracleText.h"

namespace {

/// Dates are compared in UTC: a message has no zone, and so its formats take that of the process.
bool set_zone() {
  icu::TimeZone::adoptDefault(icu::TimeZone::createTimeZone("UTC"));
  return true;
}

}  // namespace

int32_t oracle_message(const char* tag, const char* pattern, const char* arguments, char* out, int32_t capacity) {
  static const bool isUTC = set_zone();
  UErrorCode code = isUTC ? U_ZERO_ERROR : U_INTERNAL_PROGRAM_ERROR;
  UParseError place;
  icu::MessageFormat format(icu::UnicodeString::fromUTF8(pattern), oracle_locale(tag), place, code);
  std::vector<icu::UnicodeString> names;
  std::vector<icu::Formattable> values;
  std::istringstream lines(arguments);
  for (std::string line; std::getline(lines, line);) {
    size_t end = line.find('\t');
    if (end == std::string::npos || end + 1 >= line.size()) return -1;
    names.push_back(icu::UnicodeString::fromUTF8(line.substr(0, end)));
    std::string value = line.substr(end + 2);
    switch (line[end + 1]) {
      case 't': values.push_back(icu::Formattable(icu::UnicodeString::fromUTF8(value))); break;
      case 'n': values.push_back(icu::Formattable(icu::StringPiece(value), code)); break;
      default: values.push_back(icu::Formattable(std::stod(value), icu::Formattable::kIsDate));
    }
  }
  icu::UnicodeString text;
  format.format(names.data(), values.data(), (int32_t)names.size(), text, code);
  return oracle_give(text, code, out, capacity);
}
