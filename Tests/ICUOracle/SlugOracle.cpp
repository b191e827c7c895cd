#include <memory>
#include <string>
#include <unicode/normalizer2.h>
#include <unicode/translit.h>
#include <unicode/uchar.h>

#include "ICUOracle.h"
#include "OracleText.h"

namespace {

/// Applies the rules of the language to ASCII or, if ICU has none, those of the Latin script.
void to_ascii(icu::UnicodeString& text, const icu::Locale& locale, UErrorCode& code) {
  UParseError place;
  UErrorCode found = U_ZERO_ERROR;
  icu::UnicodeString name = icu::UnicodeString::fromUTF8(std::string(locale.getLanguage()) + "-ASCII");
  std::unique_ptr<icu::Transliterator> rules(icu::Transliterator::createInstance(name, UTRANS_FORWARD, place, found));
  if (U_FAILURE(found)) rules.reset(icu::Transliterator::createInstance("Latin-ASCII", UTRANS_FORWARD, place, code));
  if (U_SUCCESS(code)) rules->transliterate(text);
}

}  // namespace

int32_t oracle_slug(const char* tag, bool isFile, bool keepsCase, bool keepsOthers, const char* bytes, char* out, int32_t capacity) {
  UErrorCode code = U_ZERO_ERROR;
  icu::Locale locale = oracle_locale(tag);
  const icu::Normalizer2* composer = icu::Normalizer2::getNFCInstance(code);
  if (U_FAILURE(code)) return -1;
  icu::UnicodeString given = icu::UnicodeString::fromUTF8(bytes), visible;
  for (int32_t place = 0; place < given.length(); place = given.moveIndex32(place, 1)) {
    if (u_charType(given.char32At(place)) != U_FORMAT_CHAR) visible.append(given.char32At(place));
  }
  icu::UnicodeString text = composer->normalize(visible, code);
  if (!keepsCase) text.toLower(locale);
  to_ascii(text, locale, code);
  icu::UnicodeString slug;
  UChar32 gap = 0, last = 0;
  for (int32_t place = 0; place < text.length(); place = text.moveIndex32(place, 1)) {
    UChar32 point = text.char32At(place);
    if (point == '\'') {
      last = 0;
      continue;
    }
    int32_t numeric = u_getIntPropertyValue(point, UCHAR_NUMERIC_TYPE);
    if (numeric == U_NT_DECIMAL || numeric == U_NT_DIGIT) point = '0' + (UChar32)u_getNumericValue(point);
    bool isMark = (U_GET_GC_MASK(point) & U_GC_M_MASK) != 0;
    if (isMark && (last < 0x80 || gap != 0)) continue;
    bool isLetter = (U_GET_GC_MASK(point) & (U_GC_L_MASK | U_GC_NL_MASK)) != 0;
    if (!isMark && !(point >= '0' && point <= '9') && !(isLetter && (point < 0x80 || keepsOthers))) {
      if (isFile && point == '.') gap = '.';
      else gap = '-';
      continue;
    }
    if (gap != 0 && !slug.isEmpty()) slug.append(gap);
    gap = 0;
    last = point < 0x80 && !keepsCase ? u_tolower(point) : point;
    slug.append(last);
  }
  return oracle_give(composer->normalize(slug, code), code, out, capacity);
}
