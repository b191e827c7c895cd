#include <unicode/localematcher.h>
#include <unicode/locid.h>

#include <new>

#include "CICUMatcher.h"

using icu::Locale;
using icu::LocaleMatcher;

namespace {

/// A list of names, as the iterator of locales that ICU needs.
class Names : public Locale::Iterator {
 public:
  Names(const char* const* names, int32_t count) : names_(names), count_(count) {}

  UBool hasNext() const override { return next_ < count_; }
  const Locale& next() override {
    current_ = Locale(names_[next_++]);
    return current_;
  }

 private:
  const char* const* names_;
  int32_t count_;
  int32_t next_ = 0;
  Locale current_;
};

}  // namespace

struct cicu_matcher {
  LocaleMatcher matcher;
  explicit cicu_matcher(LocaleMatcher&& made) : matcher(static_cast<LocaleMatcher&&>(made)) {}
};

cicu_matcher* cicu_matcher_open(const char* const* supported, int32_t supportedCount, const char* first, int32_t options,
                                int32_t* status) {
  if (*status > 0) return nullptr;
  UErrorCode code = U_ZERO_ERROR;
  LocaleMatcher::Builder builder;
  Names names(supported, supportedCount);
  builder.setSupportedLocales(names);
  if (first != nullptr) {
    Locale locale(first);
    builder.setDefaultLocale(&locale);
  } else {
    builder.setNoDefaultLocale();
  }
  if (options & CICU_MATCHER_FAVORS_SCRIPT) builder.setFavorSubtag(ULOCMATCH_FAVOR_SCRIPT);
  if (options & CICU_MATCHER_DEMOTES_NOTHING) builder.setDemotionPerDesiredLocale(ULOCMATCH_DEMOTION_NONE);
  if (options & CICU_MATCHER_ONLY_TWO_WAY) builder.setDirection(ULOCMATCH_DIRECTION_ONLY_TWO_WAY);
  LocaleMatcher made = builder.build(code);
  cicu_matcher* matcher = nullptr;
  if (code <= 0) {
    matcher = new (std::nothrow) cicu_matcher(static_cast<LocaleMatcher&&>(made));
    if (matcher == nullptr) code = U_MEMORY_ALLOCATION_ERROR;
  }
  if (code > 0) *status = code;
  return matcher;
}

void cicu_matcher_close(cicu_matcher* matcher) { delete matcher; }

int32_t cicu_matcher_match(const cicu_matcher* matcher, const char* const* desired, int32_t desiredCount, int32_t* desiredIndex,
                           int32_t* status) {
  *desiredIndex = -1;
  if (*status > 0) return -1;
  UErrorCode code = U_ZERO_ERROR;
  Names names(desired, desiredCount);
  LocaleMatcher::Result result = matcher->matcher.getBestMatchResult(names, code);
  if (code > 0) {
    *status = code;
    return -1;
  }
  // Without a match ICU returns the default as supported locale, and no desired locale.
  if (result.getDesiredLocale() == nullptr) return -1;
  *desiredIndex = result.getDesiredIndex();
  return result.getSupportedIndex();
}
