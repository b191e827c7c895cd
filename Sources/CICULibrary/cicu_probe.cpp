#include <cstdlib>
#include <cstring>
#include <new>
#include <unicode/locid.h>
#include <unicode/numberformatter.h>

#include "CICUProbe.h"
#include "cicu_text.h"

using icu::ConstrainedFieldPosition;
using icu::Locale;
using icu::UnicodeString;
using icu::number::FormattedNumber;
using icu::number::LocalizedNumberFormatter;
using icu::number::NumberFormatter;

struct cicu_probe {
  LocalizedNumberFormatter formatter;
  explicit cicu_probe(LocalizedNumberFormatter&& made) : formatter(static_cast<LocalizedNumberFormatter&&>(made)) {}
};

cicu_probe* cicu_probe_open(const char* skeleton, const char* locale, const char* unitCase, int32_t* errorOffset, int32_t* status) {
  *errorOffset = -1;
  if (*status > 0) return nullptr;
  UErrorCode code = U_ZERO_ERROR;
  UParseError place;
  place.offset = -1;
  LocalizedNumberFormatter made = NumberFormatter::forSkeleton(UnicodeString::fromUTF8(skeleton), place, code).locale(Locale(locale));
#ifndef U_HIDE_INTERNAL_API
  // Internal API, but present in ICU 60 to 78. Without it the proof takes longer, and has the same result.
  made = static_cast<LocalizedNumberFormatter&&>(made).threshold(1);
  // Internal API, too, and present in ICU 70 to 78. The public `displayOptions` of ICU 72 has no name for five cases of the data:
  // elative, illative, partitive, terminative and translative.
  if (unitCase != nullptr) made = static_cast<LocalizedNumberFormatter&&>(made).unitDisplayCase(unitCase);
#else
  if (unitCase != nullptr && code <= 0) code = U_UNSUPPORTED_ERROR;
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

// Writes the fields of one number, none of which belongs to an end of a range.
static void fields_write(const FormattedNumber& number, const UnicodeString& text, cicu_fields* fields, UErrorCode& code) {
  fields->count = 0;
  int32_t* offsets = cicu_offsets_make(text.getBuffer(), text.length());
  if (offsets == nullptr) {
    code = U_MEMORY_ALLOCATION_ERROR;
    return;
  }
  ConstrainedFieldPosition position;
  while (number.nextPosition(position, code) && code <= 0) {
    cicu_field_add(fields, offsets, position.getCategory(), position.getField(), position.getStart(), position.getLimit(), -1);
  }
  std::free(offsets);
  if (code <= 0 && fields->count > fields->capacity) code = U_BUFFER_OVERFLOW_ERROR;
}

int32_t cicu_probe_formatFields(const cicu_probe* probe, const char* digits, double value, uint8_t* out, int32_t capacity,
                                cicu_fields* fields, int32_t* status) {
  if (*status > 0) return 0;
  UErrorCode code = U_ZERO_ERROR;
  const FormattedNumber number =
      digits == nullptr ? probe->formatter.formatDouble(value, code) : probe->formatter.formatDecimal(digits, code);
  const UnicodeString text = number.toTempString(code);
  int32_t needed = code > 0 ? 0 : cicu_text_write(text.getBuffer(), text.length(), out, capacity, status);
  if (code <= 0) fields_write(number, text, fields, code);
  if (code > 0) *status = code;
  return needed;
}

#if U_ICU_VERSION_MAJOR_NUM >= 72
static const char* gender(const FormattedNumber& number, UErrorCode& code) {
  UDisplayOptionsNounClass found = number.getNounClass(code);
  return code > 0 || found == UDISPOPT_NOUN_CLASS_UNDEFINED ? "" : udispopt_getNounClassIdentifier(found);
}
#else
static const char* gender(const FormattedNumber& number, UErrorCode& code) { return number.getGender(code); }
#endif

int32_t cicu_probe_gender(const cicu_probe* probe, double value, uint8_t* out, int32_t capacity, int32_t* status) {
  if (*status > 0) return 0;
  UErrorCode code = U_ZERO_ERROR;
  const FormattedNumber number = probe->formatter.formatDouble(value, code);
  const char* name = gender(number, code);
  if (code > 0) {
    *status = code;
    return 0;
  }
  return cicu_bytes_write(name, static_cast<int32_t>(std::strlen(name)), out, capacity, status);
}
