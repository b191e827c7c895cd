#include <cstdio>
#include <cstring>
#include <memory>
#include <string>
#include <unicode/brkiter.h>
#include <unicode/uchar.h>
#include <unicode/ures.h>
#include <vector>

#include "ICUOracle.h"
#include "OracleText.h"

// ICU exports it, and has it in a private header: a table that lacks an entry gets it from the parent of its locale.
extern "C" UResourceBundle* ures_getByKeyWithFallback(const UResourceBundle*, const char*, UResourceBundle*, UErrorCode*);

namespace {

std::unique_ptr<icu::BreakIterator> breaks_of(const char* kind, const icu::Locale& locale, UErrorCode& code) {
  icu::BreakIterator* made = std::strcmp(kind, "character") == 0  ? icu::BreakIterator::createCharacterInstance(locale, code)
                             : std::strcmp(kind, "word") == 0     ? icu::BreakIterator::createWordInstance(locale, code)
                             : std::strcmp(kind, "sentence") == 0 ? icu::BreakIterator::createSentenceInstance(locale, code)
                                                                  : icu::BreakIterator::createLineInstance(locale, code);
  return std::unique_ptr<icu::BreakIterator>(made);
}

icu::UnicodeString ellipsis(const char* key, const char* locale, UErrorCode& code) {
  UResourceBundle* bundle = ures_open(nullptr, locale, &code);
  UResourceBundle* patterns = ures_getByKeyWithFallback(bundle, "Ellipsis", nullptr, &code);
  UResourceBundle* entry = ures_getByKeyWithFallback(patterns, key, nullptr, &code);
  int32_t length = 0;
  const UChar* text = ures_getString(entry, &length, &code);
  icu::UnicodeString pattern = U_SUCCESS(code) ? icu::UnicodeString(text, length) : icu::UnicodeString();
  ures_close(entry);
  ures_close(patterns);
  ures_close(bundle);
  return pattern;
}

int32_t measure(const icu::UnicodeString& text, const char* unit, const icu::Locale& locale, UErrorCode& code) {
  if (std::strcmp(unit, "utf16") == 0) return text.length();
  if (std::strcmp(unit, "bytes") == 0) {
    std::string bytes;
    text.toUTF8String(bytes);
    return (int32_t)bytes.size();
  }
  bool isWords = std::strcmp(unit, "words") == 0;
  auto breaks = breaks_of(isWords ? "word" : "character", locale, code);
  if (U_FAILURE(code)) return 0;
  breaks->setText(text);
  int32_t count = 0;
  while (breaks->next() != icu::BreakIterator::DONE) count += !isWords || breaks->getRuleStatus() >= UBRK_WORD_NUMBER;
  return count;
}

}  // namespace

int32_t oracle_segments(const char* tag, const char* kind, const char* bytes, char* out, int32_t capacity) {
  UErrorCode code = U_ZERO_ERROR;
  auto breaks = breaks_of(kind, oracle_locale(tag), code);
  if (U_FAILURE(code)) return -1;
  icu::UnicodeString text = icu::UnicodeString::fromUTF8(bytes);
  breaks->setText(text);
  std::string result;
  for (int32_t end = breaks->next(); end != icu::BreakIterator::DONE; end = breaks->next()) {
    std::string head;
    text.tempSubString(0, end).toUTF8String(head);
    result += std::to_string(head.size()) + ":" + std::to_string(breaks->getRuleStatus()) + "\n";
  }
  return oracle_give(icu::UnicodeString::fromUTF8(result), code, out, capacity);
}

int32_t oracle_fit(const char* tag, const char* unit, int32_t limit, bool cutsStart, const char* bytes, char* out, int32_t capacity) {
  UErrorCode code = U_ZERO_ERROR;
  icu::Locale locale = oracle_locale(tag);
  icu::UnicodeString text = icu::UnicodeString::fromUTF8(bytes);
  if (measure(text, unit, locale, code) <= limit) return oracle_give(text, code, out, capacity);
  if (limit == 0) return oracle_give(icu::UnicodeString(), code, out, capacity);
  icu::UnicodeString best;
  for (const char* kind : {"word", "character"}) {
    bool isWord = std::strcmp(kind, "word") == 0;
    icu::UnicodeString pattern = ellipsis(isWord ? cutsStart ? "word-initial" : "word-final" : cutsStart ? "initial" : "final",
                                          locale.getName(), code);
    auto breaks = breaks_of(kind, locale, code);
    if (U_FAILURE(code)) return -1;
    breaks->setText(text);
    bool isFound = false;
    // Every cut is tried, and the longest text that fits is taken.
    for (int32_t start = 0, end = breaks->next(); end != icu::BreakIterator::DONE; start = end, end = breaks->next()) {
      if (isWord ? breaks->getRuleStatus() < UBRK_WORD_NUMBER : (bool)u_isUWhiteSpace(text.char32At(start))) continue;
      icu::UnicodeString shortened = pattern;
      shortened.findAndReplace(u"{0}", cutsStart ? text.tempSubString(start) : text.tempSubString(0, end));
      icu::UnicodeString kept = cutsStart ? text.tempSubString(start) : text.tempSubString(0, end);
      // The ellipsis is not a word. It is measured alone: its length does not depend on the text beside it.
      icu::UnicodeString around = pattern;
      around.findAndReplace(u"{0}", u"");
      int32_t size = measure(kept, unit, locale, code) + (std::strcmp(unit, "words") == 0 ? 0 : measure(around, unit, locale, code));
      if (size > limit || (isFound && !cutsStart && shortened.length() < best.length())) continue;
      if (!isFound || !cutsStart) best = shortened;
      isFound = true;
    }
    if (isFound) return oracle_give(best, code, out, capacity);
  }
  icu::UnicodeString alone = ellipsis(cutsStart ? "initial" : "final", locale.getName(), code);
  alone.findAndReplace(u"{0}", u"").findAndReplace(u" ", u"");
  bool fits = std::strcmp(unit, "words") == 0 || measure(alone, unit, locale, code) <= limit;
  return oracle_give(fits ? alone : icu::UnicodeString(), code, out, capacity);
}
