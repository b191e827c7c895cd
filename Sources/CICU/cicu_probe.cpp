#include <unicode/locid.h>
#include <unicode/numberformatter.h>

#include <new>

#include "CICUProbe.h"
#include "cicu_text.h"

using icu::Locale;
using icu::UnicodeString;
using icu::number::FormattedNumber;
using icu::number::LocalizedNumberFormatter;
using icu::number::NumberFormatter;

struct cicu_probe {
  LocalizedNumberFormatter formatter;
  explicit cicu_probe(LocalizedNumberFormatter&& made) : formatter(static_cast<LocalizedNumberFormatter&&>(made)) {}
};

cicu_probe* cicu_probe_open(const char* skeleton, const char* locale, int32_t* errorOffset, int32_t* status) {
  *errorOffset = -1;
  if (*status > 0) return nullptr;
  UErrorCode code = U_ZERO_ERROR;
  UParseError place;
  place.offset = -1;
  LocalizedNumberFormatter made = NumberFormatter::forSkeleton(UnicodeString::fromUTF8(skeleton), place, code).locale(Locale(locale));
#ifndef U_HIDE_INTERNAL_API
  // Internal API, but present in ICU 60 to 78. Without it the proof takes longer, and has the same result.
  made = static_cast<LocalizedNumberFormatter&&>(made).threshold(1);
#endif
  made.copyErrorTo(code);
  cicu_probe* probe = nullptr;
  if (code <= 0) {
    probe = new (std::nothrow) cicu_probe(static_cast<LocalizedNumberFormatter&&>(made));
    if (probe == nullptr) code = U_MEMORY_ALLOCATION_ERROR;
  }
  if (code > 0) {
    *errorOffset = place.offset;
    *status = code;
  }
  return probe;
}

void cicu_probe_close(cicu_probe* probe) { delete probe; }

// Adds a text to the previous ones. If it does not fit, the total size of all texts is still counted.
static int32_t text_write(const FormattedNumber& number, UErrorCode code, uint8_t* out, int32_t capacity, int32_t at, int32_t* status) {
  const UnicodeString text = number.toTempString(code);
  if (code > 0) {
    *status = code;
    return 0;
  }
  bool isRoom = at < capacity;
  int32_t each = 0;
  int32_t needed = cicu_text_write(text.getBuffer(), text.length(), isRoom ? out + at : nullptr, isRoom ? capacity - at : 0, &each);
  if (each > 0) *status = each;
  return needed;
}

int32_t cicu_probe_formatEach(const cicu_probe* probe, const int64_t* integers, int32_t integerCount, const double* doubles,
                              int32_t doubleCount, const char* digits, uint8_t* out, int32_t capacity, int32_t* ends, int32_t* status) {
  if (*status > 0) return 0;
  int32_t needed = 0, count = integerCount + doubleCount + (digits == nullptr ? 0 : 1);
  for (int32_t place = 0; place < count; place++) {
    UErrorCode code = U_ZERO_ERROR;
    FormattedNumber number = place < integerCount ? probe->formatter.formatInt(integers[place], code)
                           : place < integerCount + doubleCount
                             ? probe->formatter.formatDouble(doubles[place - integerCount], code)
                             : probe->formatter.formatDecimal(digits, code);
    needed += text_write(number, code, out, capacity, needed, status);
    if (*status > 0 && *status != CICU_BUFFER_OVERFLOW) return 0;
    ends[place] = needed;
  }
  return needed;
}
