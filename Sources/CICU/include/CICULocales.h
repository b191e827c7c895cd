// The library, names of locales and ICU's data: a part of CICU.h, with the same conventions.
#ifndef CICU_LOCALES_H
#define CICU_LOCALES_H

#include "CICUTypes.h"

#ifdef __cplusplus
extern "C" {
#endif

// ---- Library (cicu_library.c)

/// Writes the version of the library that is loaded (u_getVersion), such as `72.1`.
int32_t cicu_library_version(uint8_t* out, int32_t capacity, int32_t* status);
int32_t cicu_library_cldrVersion(uint8_t* out, int32_t capacity, int32_t* status);
int32_t cicu_library_unicodeVersion(uint8_t* out, int32_t capacity, int32_t* status);
/// Writes the version of ICU's own time zone rules (ucal_getTZDataVersion), such as `2022e`.
int32_t cicu_library_zoneDataVersion(uint8_t* out, int32_t capacity, int32_t* status);
/// Returns the name of a status (u_errorName), such as `U_MISSING_RESOURCE_ERROR`.
const char* cicu_status_name(int32_t status);
/// Whether a status means that ICU could not parse a skeleton or a pattern.
bool cicu_status_isSyntaxError(int32_t status);

// ---- Locales (cicu_locale.c, cicu_data.c)

typedef struct cicu_names cicu_names;

/// The trees of ICU's data. A locale can have data in one tree and none in another.
enum {
  CICU_TREE_MAIN = 0,
  CICU_TREE_ALIASES = 1,  // old names that ICU still accepts, such as `zh_TW` and `iw`
  CICU_TREE_CURRENCIES = 2,
  CICU_TREE_ZONES = 3,
  CICU_TREE_RULES = 4,  // numbers in words
  CICU_TREE_LANGUAGES = 5,  // names of languages, scripts and keywords
  CICU_TREE_REGIONS = 6,  // names of regions
  CICU_TREE_UNITS = 7,  // names of units
  CICU_TREE_BREAKS = 8,  // breaks between words, lines and sentences
  CICU_TREE_COLLATIONS = 9,  // the order of texts
};

/// Opens the list of the locales that a tree has data for (uloc_openAvailableByType, ures_openAvailableLocales).
cicu_names* cicu_names_open(int32_t tree, int32_t* status);
/// Returns the next name, or NULL at the end.
const char* cicu_names_next(cicu_names* names, int32_t* status);
void cicu_names_close(cicu_names* names);

/// Whether a tree has data for a name, by its index (ures_getStringByKey). Nothing is opened by that name, so any name is
/// allowed.
bool cicu_tree_has(int32_t tree, const char* name, int32_t* status);

/// Checks that the data of a name in a tree can be read (ures_open), including its parents and the files that every locale needs.
/// This is needed because ICU does not report a damaged file, but uses root's data. If a file cannot be read, `failure` is the
/// status, and the path of the file is written, relative to the folder of ICU's data: `curr/de.res`. The tree must have the name
/// or one of its parents.
int32_t cicu_tree_check(int32_t tree, const char* name, uint8_t* out, int32_t capacity, int32_t* failure, int32_t* status);

/// Kinds of subtags for which CLDR has replacements.
enum {
  CICU_ALIAS_LANGUAGE = 0,
  CICU_ALIAS_SCRIPT = 1,
  CICU_ALIAS_TERRITORY = 2,
  CICU_ALIAS_VARIANT = 3,
  CICU_ALIAS_SUBDIVISION = 4,
};

/// Writes the replacement of a deprecated subtag by CLDR's metadata; nothing if there is none.
int32_t cicu_alias_write(int32_t kind, const char* subtag, uint8_t* out, int32_t capacity, int32_t* status);
/// Writes the parent that ICU's supplemental data (parentLocales) lists for a name: `fr_HT` for `ht`; nothing if its parent is
/// just the name without the last subtag. No function of ICU returns it.
int32_t cicu_parent_write(const char* name, uint8_t* out, int32_t capacity, int32_t* status);

/// Keywords whose values are listed in ICU's data.
enum { CICU_VALUE_CALENDAR = 0, CICU_VALUE_NUMBERING = 1, CICU_VALUE_REGION = 2 };

/// Whether a value is valid for a keyword: a calendar (ucal_getKeywordValuesForLocale), a numbering system, or a region of two
/// letters (those of uregion_getAvailable).
bool cicu_value_isKnown(int32_t keyword, const char* value, int32_t* status);
/// Writes the ICU name of a BCP 47 tag (uloc_forLanguageTag).
int32_t cicu_locale_icuName(const char* tag, uint8_t* out, int32_t capacity, int32_t* status);
/// The file of ICU's data that has the likely subtags.
const char* cicu_data_likelyFile(void);
/// Adds the likely subtags to an ICU name (uloc_addLikelySubtags).
int32_t cicu_locale_maximize(const char* name, uint8_t* out, int32_t capacity, int32_t* status);
/// Writes the BCP 47 key of a legacy keyword (uloc_toUnicodeLocaleKey): `cu` for `currency`. 0 bytes when it is not a keyword.
int32_t cicu_keyword_unicodeKey(const char* keyword, uint8_t* out, int32_t capacity, int32_t* status);
/// Writes the BCP 47 type of a legacy value (uloc_toUnicodeLocaleType): `phonebk` for `phonebook`. 0 bytes when it is not a
/// value.
int32_t cicu_keyword_unicodeType(const char* keyword, const char* value, uint8_t* out, int32_t capacity, int32_t* status);
/// Writes the type of the calendar that an ICU name uses (ucal_getType), such as `buddhist`.
int32_t cicu_locale_calendarType(const char* name, uint8_t* out, int32_t capacity, int32_t* status);
/// Writes the hour format that CLDR prefers in a region (`h`, `H`, `K`, `k`) or, with `allowed`, the first that it allows there,
/// which can have the letter of a day period too (`hB`); nothing if it has no entry.
int32_t cicu_region_hourFormat(const char* language, const char* region, bool allowed, uint8_t* out, int32_t capacity, int32_t* status);

#ifdef __cplusplus
}
#endif
#endif
