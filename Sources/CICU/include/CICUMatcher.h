// ICU's matcher of locales (cicu_matcher.cpp): a part of CICU.h, with the same conventions.

#ifndef CICU_MATCHER_H
#define CICU_MATCHER_H

#include "CICUTypes.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct cicu_matcher cicu_matcher;

/// The preferences of a matcher (ULocMatchFavorSubtag, ULocMatchDemotion, ULocMatchDirection); 0 is ICU's default.
enum {
  CICU_MATCHER_FAVORS_SCRIPT = 1 << 0,     // a locale in the same script is better than one in the same language
  CICU_MATCHER_DEMOTES_NOTHING = 1 << 1,   // a later preference that fits better wins
  CICU_MATCHER_ONLY_TWO_WAY = 1 << 2,      // only pairs that match in both directions
};

/// Opens a matcher (LocaleMatcher::Builder). The names are ICU names; `first` is compared before the others, or is NULL.
///
/// The C++ class is used because the C API only has uloc_acceptLanguage, which opens a matcher at each call, has no options and
/// does not return the preference that was met. Any number of threads may share a matcher: "Immutable class" (localematcher.h).
cicu_matcher* cicu_matcher_open(const char* const* supported, int32_t supportedCount, const char* first, int32_t options,
                                int32_t* status);
void cicu_matcher_close(cicu_matcher* matcher);
/// Returns the index of the best name for the preferences in `desired`, or -1 when none is close enough (getBestMatchResult).
/// `desiredIndex` is the preference that it matches.
int32_t cicu_matcher_match(const cicu_matcher* matcher, const char* const* desired, int32_t desiredCount, int32_t* desiredIndex,
                           int32_t* status);

#ifdef __cplusplus
}
#endif

#endif
