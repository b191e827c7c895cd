// Names of locales, and CLDR's data on a locale: a part of CICU.h, with the same conventions.
#ifndef CICU_LOCALE_INFO_H
#define CICU_LOCALE_INFO_H

#include "CICUTypes.h"

#ifdef __cplusplus
extern "C" {
#endif

// ---- Names (cicu_locale_name.c). These functions open no locale's data, so any text is allowed.

/// Writes an identifier in ICU's form, with its subtags in their usual case (uloc_getName).
int32_t cicu_locale_normalize(const char* name, uint8_t* out, int32_t capacity, int32_t* status);
/// Writes an ICU name without the old spellings that ICU's C function replaces (uloc_canonicalize); CLDR's replacements are not
/// among them.
int32_t cicu_locale_canonicalize(const char* name, uint8_t* out, int32_t capacity, int32_t* status);
/// Removes the likely subtags from an ICU name (uloc_minimizeSubtags).
int32_t cicu_locale_minimize(const char* name, uint8_t* out, int32_t capacity, int32_t* status);
/// Writes the BCP 47 tag of an ICU name, without anything that a tag cannot express (uloc_toLanguageTag).
int32_t cicu_locale_tag(const char* name, uint8_t* out, int32_t capacity, int32_t* status);

// ---- The data of a locale (cicu_locale_info.c)

enum { CICU_DIRECTION_LTR = 0, CICU_DIRECTION_RTL = 1, CICU_DIRECTION_TTB = 2, CICU_DIRECTION_BTT = 3 };

/// Returns the direction of characters, or of lines with `ofLines` (uloc_getCharacterOrientation, uloc_getLineOrientation).
int32_t cicu_locale_direction(const char* name, bool ofLines, int32_t* status);
/// Whether the likely script of an ICU name is written from right to left (uloc_isRightToLeft); opens no locale's data.
bool cicu_locale_isRightToLeft(const char* name);

enum { CICU_DAY_WEEKDAY = 0, CICU_DAY_WEEKEND = 1, CICU_DAY_WEEKEND_ONSET = 2, CICU_DAY_WEEKEND_CEASE = 3 };

/// The week of a locale: weekdays are 1 (Sunday) to 7. `kinds` and `transitions` begin with Sunday. A transition is the time of
/// that day, in milliseconds, at which the weekend begins or ends, if the kind of the day is such a change.
typedef struct {
  int32_t firstWeekday;
  int32_t minimalDays;
  int32_t kinds[7];
  int32_t transitions[7];
} cicu_week;

/// Returns the week of an ICU name (ucal_getAttribute, ucal_getDayOfWeekType, ucal_getWeekendTransition), which depends on its
/// `calendar` and `rg`.
void cicu_locale_week(const char* name, cicu_week* week, int32_t* status);

/// Writes the numbering system of an ICU name (unumsys_open), such as `latn`, which depends on its `numbers`.
int32_t cicu_locale_numbering(const char* name, uint8_t* out, int32_t capacity, int32_t* status);
/// Writes the ten digits of a numbering system (unumsys_getDescription); nothing for a system by rules.
int32_t cicu_numbering_digits(const char* system, uint8_t* out, int32_t capacity, int32_t* status);

enum {
  CICU_QUOTATION_START = 0,
  CICU_QUOTATION_END = 1,
  CICU_ALTERNATE_QUOTATION_START = 2,
  CICU_ALTERNATE_QUOTATION_END = 3,
};

/// Writes a quotation mark (ulocdata_getDelimiter).
int32_t cicu_locale_delimiter(const char* name, int32_t which, uint8_t* out, int32_t capacity, int32_t* status);

enum {
  CICU_EXEMPLARS_MAIN = 0,
  CICU_EXEMPLARS_AUXILIARY = 1,
  CICU_EXEMPLARS_INDEX = 2,
  CICU_EXEMPLARS_PUNCTUATION = 3,
  CICU_EXEMPLARS_NUMBERS = 4,  // from ICU's data, since no function returns them
};

/// Writes a set of characters as a pattern of UnicodeSet (ulocdata_getExemplarSet, uset_toPattern); nothing if the data has no
/// such set.
int32_t cicu_locale_exemplars(const char* name, int32_t which, uint8_t* out, int32_t capacity, int32_t* status);

// ---- CLDR's data on a region, such as `US` or `419` (cicu_region.c). These functions open no locale's data.

/// Writes the calendars of a region in order of preference, as lines (ucal_getKeywordValuesForLocale).
int32_t cicu_region_calendars(const char* region, uint8_t* out, int32_t capacity, int32_t* status);
/// Writes, as lines, the preferred hour format of a language in a region, then all that are allowed, in order, from `timeData` of
/// ICU's supplemental data; nothing if it has no entry.
int32_t cicu_region_hourFormats(const char* language, const char* region, uint8_t* out, int32_t capacity, int32_t* status);

enum { CICU_MEASUREMENT_METRIC = 0, CICU_MEASUREMENT_US = 1, CICU_MEASUREMENT_UK = 2 };

/// Returns the system of units (ulocdata_getMeasurementSystem).
int32_t cicu_region_measurementSystem(const char* region, int32_t* status);
/// Returns the usual paper size in millimetres (ulocdata_getPaperSize).
void cicu_region_paperSize(const char* region, int32_t* width, int32_t* height, int32_t* status);
/// Writes the unit of weather temperatures, such as `celsius`, from `unitPreferenceData` of ICU's units.
int32_t cicu_region_temperatureUnit(const char* region, uint8_t* out, int32_t capacity, int32_t* status);

#ifdef __cplusplus
}
#endif
#endif
