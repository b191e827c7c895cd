#include <unicode/alphaindex.h>
#include <unicode/locid.h>
#include <unicode/tblcoll.h>
#include <unicode/ucol.h>

#include <cstring>
#include <memory>
#include <new>

#include "CICUCollation.h"
#include "cicu_text.h"

// ICU has the headings of an index in C++ only. `cicu_index` is an ImmutableIndex: "This class provides thread-safe methods for
// bucketing" (alphaindex.h).

using icu::AlphabeticIndex;
using icu::Locale;
using icu::RuleBasedCollator;
using icu::UnicodeString;

struct cicu_index {
  std::unique_ptr<AlphabeticIndex> source;  // whose collator and headings the index uses
  std::unique_ptr<AlphabeticIndex::ImmutableIndex> index;
};

cicu_index* cicu_index_open(const cicu_collator* collator, const char* locale, const char* others, int32_t otherCount,
                            int32_t maximumCount, int32_t* status) {
  if (*status > 0) return nullptr;
  UErrorCode code = U_ZERO_ERROR;
  const auto* order = dynamic_cast<const RuleBasedCollator*>(icu::Collator::fromUCollator(reinterpret_cast<const UCollator*>(collator)));
  std::unique_ptr<RuleBasedCollator> copy(order == nullptr ? nullptr : order->clone());
  std::unique_ptr<cicu_index> made(new (std::nothrow) cicu_index);
  if (copy == nullptr || made == nullptr) {
    *status = order == nullptr ? U_UNSUPPORTED_ERROR : U_MEMORY_ALLOCATION_ERROR;
    return nullptr;
  }
  // It owns the copy, also after a failure. ICU's operator new returns NULL if there is not enough memory.
  made->source.reset(new AlphabeticIndex(copy.release(), code));
  if (made->source == nullptr) code = U_MEMORY_ALLOCATION_ERROR;
  // Orders of Chinese bring headings, which are not mixed with those of a locale. Without any there are only the headings before
  // and after all others.
  bool hasHeadings = code <= 0 && made->source->getBucketCount(code) > 2;
  if (code <= 0 && !hasHeadings) made->source->addLabels(Locale(locale), code);
  for (int32_t other = 0; other < otherCount && code <= 0; other++) {
    made->source->addLabels(Locale(others), code);
    others += std::strlen(others) + 1;
  }
  if (code <= 0) made->source->setMaxLabelCount(maximumCount, code);
  if (code <= 0) made->index.reset(made->source->buildImmutableIndex(code));
  if (code <= 0) return made.release();
  *status = code;
  return nullptr;
}

void cicu_index_close(cicu_index* index) { delete index; }

int32_t cicu_index_count(const cicu_index* index) { return index->index->getBucketCount(); }

int32_t cicu_index_label(const cicu_index* index, int32_t place, uint8_t* out, int32_t capacity, int32_t* kind, int32_t* status) {
  if (*status > 0) return 0;
  const AlphabeticIndex::Bucket* bucket = index->index->getBucket(place);
  if (bucket == nullptr) {
    *status = U_ILLEGAL_ARGUMENT_ERROR;
    return 0;
  }
  static_assert(CICU_INDEX_NORMAL == U_ALPHAINDEX_NORMAL && CICU_INDEX_UNDERFLOW == U_ALPHAINDEX_UNDERFLOW &&
                  CICU_INDEX_INFLOW == U_ALPHAINDEX_INFLOW && CICU_INDEX_OVERFLOW == U_ALPHAINDEX_OVERFLOW,
                "the header repeats ICU's kinds of headings");
  *kind = bucket->getLabelType();
  const UnicodeString& label = bucket->getLabel();
  return cicu_text_write(label.getBuffer(), label.length(), out, capacity, status);
}

int32_t cicu_index_find(const cicu_index* index, const uint8_t* text, int32_t length, int32_t* status) {
  if (*status > 0) return 0;
  UErrorCode code = U_ZERO_ERROR;
  UnicodeString name = UnicodeString::fromUTF8(icu::StringPiece(reinterpret_cast<const char*>(text), length));
  int32_t place = index->index->getBucketIndex(name, code);
  if (code > 0) *status = code;
  return place;
}
