// The library, names of locales and ICU's data; part of CICU.h.
#ifndef CICU_LOCALES_H
#define CICU_LOCALES_H

#include "CICUTypes.h"

#ifdef __cplusplus
extern "C" {
#endif

// ---- Library (cicu_library.c)

/// The version of the library that is loaded (u_getVersion), such as `72.1`.
int32_t cicu_library_version(uint8_t* out, int32_t capacity, int32_t* status);
int32_t cicu_library_cldrVersion(uint8_t* out, int32_t capacity, int32_t* status);
int32_t cicu_library_unicodeVersion(uint8_t* out, int32_t capacity, int32_t* status);
/// The version of ICU's own time zone rules (ucal_getTZDataVersion), such as `2022e`.
int32_t cicu_library_zoneDataVersion(uint8_t* out, int32_t capacity, int32_t* status);
/// The name of a status (u_errorName), such as `U_MISSING_RESOURCE_ERROR`.
const char* cicu_status_name(int32_t status);
/// Whether a status means that ICU did not understand a skeleton or a pattern.
bool cicu_status_isSyntaxError(int32_t status);

// ---- Locales (cicu_locale.c, cicu_data.c)

typedef struct cicu_names cicu_names;

/// The trees of ICU's data. A locale can have data in one and none in another.
enum {
  CICU_TREE_MAIN = 0,
  CICU_TREE_ALIASES = 1,  // old names that ICU still knows, such as `zh_TW` and `iw`
  CICU_TREE_CURRENCIES = 2,
  CICU_TREE_ZONES = 3,
  CICU_TREE_RULES = 4,  // numbers in words
  CICU_TREE_LANGUAGES = 5,  // names of languages, scripts and keywords
  CICU_TREE_REGIONS = 6,  // names of regions
  CICU_TREE_UNITS = 7,  // names of units
};

/// The locales that a tree has data for (uloc_openAvailableByType, ures_openAvailableLocales).
cicu_names* cicu_names_open(int32_t tree, int32_t* status);
/// The next name, or NULL at the end.
const char* cicu_names_next(cicu_names* names, int32_t* status);
void cicu_names_close(cicu_names* names);

/// Whether a tree has data for a name, from its index (ures_getStringByKey): nothing is opened by that name, so that any may be asked about.
bool cicu_tree_has(int32_t tree, const char* name, int32_t* status);

/// Whether the data of a name in a tree can be read, with what it goes on with and with what every locale needs (ures_open): ICU
/// itself says nothing of a damaged file and takes root's data. Otherwise `failure` is the status, and the file's name is written, as it
/// stands in the folder of ICU's data: `curr/de.res`. The tree, or one of the name's parents in it, must have the name.
int32_t cicu_tree_check(int32_t tree, const char* name, uint8_t* out, int32_t capacity, int32_t* failure, int32_t* status);

/// Kinds of subtags that CLDR has replacements for.
enum {
  CICU_ALIAS_LANGUAGE = 0,
  CICU_ALIAS_SCRIPT = 1,
  CICU_ALIAS_TERRITORY = 2,
  CICU_ALIAS_VARIANT = 3,
  CICU_ALIAS_SUBDIVISION = 4,
};

/// What CLDR's metadata says to write for a deprecated subtag; nothing where it has no replacement.
int32_t cicu_alias_write(int32_t kind, const char* subtag, uint8_t* out, int32_t capacity, int32_t* status);
/// Where the data of a name goes on, where that is another language or region than the name says, from ICU's supplemental data
/// (parentLocales): `fr_HT` for `ht`; else nothing. No function tells.
int32_t cicu_parent_write(const char* name, uint8_t* out, int32_t capacity, int32_t* status);

/// Keywords with values that ICU's data lists.
enum { CICU_VALUE_CALENDAR = 0, CICU_VALUE_NUMBERING = 1, CICU_VALUE_REGION = 2 };

/// Whether a keyword can be set to a value: a calendar (ucal_getKeywordValuesForLocale), a numbering system, or a region of two letters
/// (those of uregion_getAvailable).
bool cicu_value_isKnown(int32_t keyword, const char* value, int32_t* status);
/// The ICU name of a BCP 47 tag (uloc_forLanguageTag).
int32_t cicu_locale_icuName(const char* tag, uint8_t* out, int32_t capacity, int32_t* status);
/// The likely subtags of an ICU name added (uloc_addLikelySubtags).
int32_t cicu_locale_maximize(const char* name, uint8_t* out, int32_t capacity, int32_t* status);
/// The BCP 47 key of a legacy keyword (uloc_toUnicodeLocaleKey): `currency` is `cu`. 0 bytes when it is not a keyword.
int32_t cicu_keyword_unicodeKey(const char* keyword, uint8_t* out, int32_t capacity, int32_t* status);
/// The BCP 47 type of a legacy value (uloc_toUnicodeLocaleType): `phonebook` is `phonebk`. 0 bytes when it is not a value.
int32_t cicu_keyword_unicodeType(const char* keyword, const char* value, uint8_t* out, int32_t capacity, int32_t* status);
/// The type of the calendar that an ICU name uses (ucal_getType), such as `buddhist`.
int32_t cicu_locale_calendarType(const char* name, uint8_t* out, int32_t capacity, int32_t* status);
/// The first day of the week, 1 (Sunday) to 7 (Saturday), of an ICU name (ucal_getAttribute); its `rg` counts.
int32_t cicu_locale_firstWeekday(const char* name, int32_t* status);
/// The hour format that CLDR prefers in a region (`h`, `H`, `K`, `k`) or, with `allowed`, the first of those it allows there, which can
/// have a letter of a day period too (`hB`); nothing when it has no entry.
int32_t cicu_region_hourFormat(const char* language, const char* region, bool allowed, uint8_t* out, int32_t capacity, int32_t* status);

#ifdef __cplusplus
}
#endif
#endif
