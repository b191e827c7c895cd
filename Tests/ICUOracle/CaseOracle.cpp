#include <cstring>
#include <memory>
#include <unicode/brkiter.h>
#include <unicode/stringoptions.h>
#include <unicode/unistr.h>

#include "ICUOracle.h"
#include "OracleText.h"

namespace {

icu::BreakIterator* breaks(const char* piece, const icu::Locale& locale, UErrorCode& code) {
  if (std::strcmp(piece, "word") == 0) return icu::BreakIterator::createWordInstance(locale, code);
  if (std::strcmp(piece, "sentence") == 0) return icu::BreakIterator::createSentenceInstance(locale, code);
  if (std::strcmp(piece, "line") == 0) return icu::BreakIterator::createLineInstance(locale, code);
  if (std::strcmp(piece, "character") == 0) return icu::BreakIterator::createCharacterInstance(locale, code);
  return nullptr;
}

}  // namespace

// In UTF-16, while the package changes UTF-8.
int32_t oracle_case(const char* tag, const char* operation, const char* piece, bool keeps, bool skips, bool excludesSpecialI,
                    const char* input, int32_t length, char* out, int32_t capacity) {
  UErrorCode code = U_ZERO_ERROR;
  icu::Locale locale = oracle_locale(tag);
  icu::UnicodeString text = icu::UnicodeString::fromUTF8(icu::StringPiece(input, length));
  if (std::strcmp(operation, "upper") == 0) {
    text.toUpper(locale);
  } else if (std::strcmp(operation, "lower") == 0) {
    text.toLower(locale);
  } else if (std::strcmp(operation, "fold") == 0) {
    text.foldCase(excludesSpecialI ? U_FOLD_CASE_EXCLUDE_SPECIAL_I : U_FOLD_CASE_DEFAULT);
  } else {
    std::unique_ptr<icu::BreakIterator> iterator(breaks(piece, locale, code));
    if (U_FAILURE(code)) return -1;
    uint32_t options = (keeps ? U_TITLECASE_NO_LOWERCASE : 0) | (skips ? 0 : U_TITLECASE_NO_BREAK_ADJUSTMENT) |
                       (iterator ? 0 : U_TITLECASE_WHOLE_STRING);
    text.toTitle(iterator.get(), locale, options);
  }
  return oracle_give(text, code, out, capacity);
}
