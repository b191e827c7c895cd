#include <cstring>

#include "ICUOracle.h"
#include "NumberOracle.h"
#include "OracleText.h"

using namespace icu::number;

namespace {

/// Writes the texts of `count` numbers one after the other; `write` formats one by its index.
template <typename Write>
int32_t write_all(const char* tag, const char* options, int32_t count, char* out, int32_t capacity, int32_t* ends, Write write) {
  const LocalizedNumberFormatter* formatter = oracle_number_formatter(tag, options);
  if (formatter == nullptr) return -1;
  int32_t length = 0;
  for (int32_t place = 0; place < count; place++) {
    UErrorCode code = U_ZERO_ERROR;
    FormattedNumber number = write(*formatter, place, code);
    int32_t added = oracle_give(number.toTempString(code), code, out + length, capacity - length);
    if (added < 0) return -1;
    length += added;
    ends[place] = length;
  }
  return length;
}

}  // namespace

int32_t oracle_numbers_binary(const char* tag, const char* options, const double* values, int32_t count, char* out, int32_t capacity,
                              int32_t* ends) {
  return write_all(tag, options, count, out, capacity, ends,
                   [values](const LocalizedNumberFormatter& formatter, int32_t place, UErrorCode& code) {
                     return formatter.formatDouble(values[place], code);
                   });
}

int32_t oracle_numbers_whole(const char* tag, const char* options, const int64_t* values, int32_t count, char* out, int32_t capacity,
                             int32_t* ends) {
  return write_all(tag, options, count, out, capacity, ends,
                   [values](const LocalizedNumberFormatter& formatter, int32_t place, UErrorCode& code) {
                     return formatter.formatInt(values[place], code);
                   });
}

int32_t oracle_numbers_decimal(const char* tag, const char* options, const char* values, int32_t count, char* out, int32_t capacity,
                               int32_t* ends) {
  return write_all(tag, options, count, out, capacity, ends,
                   [&values](const LocalizedNumberFormatter& formatter, int32_t, UErrorCode& code) {
                     const char* value = values;
                     values += std::strlen(value) + 1;
                     return oracle_format_decimal(formatter, value, code);
                   });
}
