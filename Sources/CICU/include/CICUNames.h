// Names of locales, languages, scripts, regions and similar codes: a part of CICU.h, with the same conventions.
#ifndef CICU_NAMES_H
#define CICU_NAMES_H

#include "CICUTypes.h"

#ifdef __cplusplus
extern "C" {
#endif

// ---- Display names (cicu_name.c)

typedef struct cicu_display cicu_display;

/// The kind of thing that a code names.
enum {
  CICU_DISPLAY_LOCALE = 0,  // an ICU name, for which ICU need not have data
  CICU_DISPLAY_LANGUAGE = 1,
  CICU_DISPLAY_SCRIPT = 2,
  CICU_DISPLAY_REGION = 3,
  CICU_DISPLAY_VARIANT = 4,
  CICU_DISPLAY_KEYWORD = 5,  // in ICU's form: `calendar`
};

/// Opens the names in a locale (uldn_openForContext).
///
/// - usesDialects: whether a language with its region or script has a single name: `American English`.
/// - context: the place of the names in a sentence or a user interface, a CICU_CONTEXT value.
/// - isShort: whether short names are preferred to full ones.
/// - substitutes: whether the code is written if it has no name.
cicu_display* cicu_display_open(const char* locale, bool usesDialects, int32_t context, bool isShort, bool substitutes, int32_t* status);
void cicu_display_close(cicu_display* display);
/// Writes the name of a code (uldn_localeDisplayName, uldn_languageDisplayName, uldn_scriptDisplayName, uldn_regionDisplayName,
/// uldn_variantDisplayName, uldn_keyDisplayName). `*status` is CICU_MISSING_RESOURCE if there is none and `substitutes` was
/// false.
int32_t cicu_display_write(const cicu_display* display, int32_t kind, const char* code, uint8_t* out, int32_t capacity,
                           int32_t* status);
/// Writes the name of a keyword's value, both in ICU's form (uldn_keyValueDisplayName): `gregorian` of `calendar`, `EUR` of
/// `currency`.
int32_t cicu_display_writeValue(const cicu_display* display, const char* keyword, const char* value, uint8_t* out, int32_t capacity,
                                int32_t* status);
/// Writes the legacy keyword of a BCP 47 key (uloc_toLegacyKey): `calendar` for `ca`. 0 bytes when it is not well-formed.
int32_t cicu_keyword_legacyKey(const char* key, uint8_t* out, int32_t capacity, int32_t* status);
/// Writes the legacy value of a BCP 47 type (uloc_toLegacyType): `gregorian` for `gregory` of `ca`. 0 bytes when it is not
/// well-formed.
int32_t cicu_keyword_legacyType(const char* keyword, const char* type, uint8_t* out, int32_t capacity, int32_t* status);

#ifdef __cplusplus
}
#endif
#endif
