#include <cstdio>
#include <cstring>
#include <memory>
#include <string>
#include <unicode/alphaindex.h>
#include <unicode/stsearch.h>
#include <unicode/tblcoll.h>
#include <vector>

#include "ICUOracle.h"
#include "OracleText.h"

namespace {

/// The locale with an option for each keyword of the order, `colStrength=primary;collation=search`.
icu::Locale locale_of(const char* tag, const char* keywords, UErrorCode& code) {
  icu::Locale locale = oracle_locale(tag);
  std::string rest = keywords;
  for (size_t end; !rest.empty(); rest.erase(0, end == std::string::npos ? end : end + 1)) {
    end = rest.find(';');
    std::string pair = rest.substr(0, end);
    size_t sign = pair.find('=');
    locale.setKeywordValue(pair.substr(0, sign).c_str(), pair.substr(sign + 1).c_str(), code);
  }
  return locale;
}

std::vector<icu::UnicodeString> lines_of(const char* text) {
  std::vector<icu::UnicodeString> lines;
  for (const char* end; (end = std::strchr(text, '\n')) != nullptr; text = end + 1) {
    lines.push_back(icu::UnicodeString::fromUTF8(icu::StringPiece(text, (int32_t)(end - text))));
  }
  return lines;
}

int32_t utf8_length(const icu::UnicodeString& text, int32_t end) {
  std::string bytes;
  text.tempSubString(0, end).toUTF8String(bytes);
  return (int32_t)bytes.size();
}

icu::UnicodeString places(const icu::UnicodeString& pattern, const icu::UnicodeString& text, icu::Collator& order, UErrorCode& code) {
  icu::UnicodeString found;
  icu::StringSearch search(pattern, text, dynamic_cast<icu::RuleBasedCollator*>(&order), nullptr, code);
  if (U_FAILURE(code)) return found;
  for (int32_t start = search.first(code); start != USEARCH_DONE && U_SUCCESS(code); start = search.next(code)) {
    char range[48];
    std::snprintf(range, sizeof range, "%d-%d\n", utf8_length(text, start), utf8_length(text, start + search.getMatchedLength()));
    found += icu::UnicodeString::fromUTF8(range);
  }
  return found;
}

icu::UnicodeString key(const icu::UnicodeString& text, const icu::Collator& order) {
  std::vector<uint8_t> bytes(order.getSortKey(text, nullptr, 0));
  order.getSortKey(text, bytes.data(), (int32_t)bytes.size());
  icu::UnicodeString digits;
  for (uint8_t byte : bytes) {
    char pair[3];
    std::snprintf(pair, sizeof pair, "%02x", byte);
    digits += icu::UnicodeString::fromUTF8(pair);
  }
  return digits;
}

}  // namespace

int32_t oracle_collation(const char* tag, const char* keywords, const char* operation, const char* items, char* out,
                         int32_t capacity) {
  UErrorCode code = U_ZERO_ERROR;
  icu::Locale locale = locale_of(tag, keywords, code);
  std::unique_ptr<icu::Collator> order(icu::Collator::createInstance(locale, code));
  std::vector<icu::UnicodeString> texts = lines_of(items);
  size_t needed = std::strcmp(operation, "key") == 0 ? 1 : 2;
  if (U_FAILURE(code) || texts.size() < needed) return -1;
  icu::UnicodeString result;
  if (std::strcmp(operation, "key") == 0) {
    result = key(texts[0], *order);
  } else if (std::strcmp(operation, "compare") == 0) {
    static const char* const signs[] = {"<", "=", ">"};
    result = icu::UnicodeString::fromUTF8(signs[order->compare(texts[0], texts[1], code) + 1]);
  } else {
    result = places(texts[0], texts[1], *order, code);
  }
  return oracle_give(result, code, out, capacity);
}

int32_t oracle_index(const char* tag, const char* items, char* out, int32_t capacity) {
  UErrorCode code = U_ZERO_ERROR;
  icu::AlphabeticIndex index(oracle_locale(tag), code);
  for (const icu::UnicodeString& text : lines_of(items)) index.addRecord(text, nullptr, code);
  icu::UnicodeString result;
  while (index.nextBucket(code)) {
    result.append(index.getBucketLabel()).append(u'\n');
    while (index.nextRecord(code)) result.append(u'\t').append(index.getRecordName()).append(u'\n');
  }
  return oracle_give(result, code, out, capacity);
}
