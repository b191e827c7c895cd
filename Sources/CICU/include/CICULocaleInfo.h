// Names of locales, and what CLDR says of a locale: a part of CICU.h, by its conventions.
#ifndef CICU_LOCALE_INFO_H
#define CICU_LOCALE_INFO_H

#include "CICU.h"

#ifdef __cplusplus
extern "C" {
#endif

// ---- Names (cicu_locale_name.c). These open no locale's data, so any text may be given.

/// An identifier in ICU's form, its subtags in their usual case (uloc_getName).
int32_t cicu_locale_normalize(const char* name, uint8_t* out, int32_t capacity, int32_t* status);
/// An ICU name without the old spellings that the C function knows (uloc_canonicalize); CLDR's replacements are not among them.
int32_t cicu_locale_canonicalize(const char* name, uint8_t* out, int32_t capacity, int32_t* status);
/// The likely subtags of an ICU name removed (uloc_minimizeSubtags).
int32_t cicu_locale_minimize(const char* name, uint8_t* out, int32_t capacity, int32_t* status);
/// The BCP 47 tag of an ICU name, without what has no place in one (uloc_toLanguageTag).
int32_t cicu_locale_tag(const char* name, uint8_t* out, int32_t capacity, int32_t* status);
/// The parents that CLDR names for locales, where it is not the name without its last subtag, as lines `es_MX<TAB>es_419`, from
/// `parentLocales` of ICU's supplemental data.
int32_t cicu_locale_parents(uint8_t* out, int32_t capacity, int32_t* status);

#ifdef __cplusplus
}
#endif
#endif
