// Names of locales, and what CLDR says of a locale: a part of CICU.h, by its conventions.
#ifndef CICU_LOCALE_INFO_H
#define CICU_LOCALE_INFO_H

#include "CICUTypes.h"

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

// ---- What a locale's data says (cicu_locale_info.c)

enum { CICU_DIRECTION_LTR = 0, CICU_DIRECTION_RTL = 1, CICU_DIRECTION_TTB = 2, CICU_DIRECTION_BTT = 3 };

/// Where characters go, or lines with `ofLines` (uloc_getCharacterOrientation, uloc_getLineOrientation).
int32_t cicu_locale_direction(const char* name, bool ofLines, int32_t* status);
/// Whether the likely script of an ICU name is written from right to left (uloc_isRightToLeft); this opens no locale's data.
bool cicu_locale_isRightToLeft(const char* name);

enum { CICU_DAY_WEEKDAY = 0, CICU_DAY_WEEKEND = 1, CICU_DAY_WEEKEND_ONSET = 2, CICU_DAY_WEEKEND_CEASE = 3 };

/// The week of a locale: weekdays are 1 (Sunday) to 7. `kinds` and `transitions` begin with Sunday; a transition is the time of that day at
/// which the weekend begins or ends, in milliseconds, where the kind says that it does.
typedef struct {
  int32_t firstWeekday;
  int32_t minimalDays;
  int32_t kinds[7];
  int32_t transitions[7];
} cicu_week;

/// The week of an ICU name (ucal_getAttribute, ucal_getDayOfWeekType, ucal_getWeekendTransition); its `calendar` and `rg` count.
void cicu_locale_week(const char* name, cicu_week* week, int32_t* status);

/// The numbering system of an ICU name (unumsys_open), such as `latn`; its `numbers` counts.
int32_t cicu_locale_numbering(const char* name, uint8_t* out, int32_t capacity, int32_t* status);
/// The ten digits of a numbering system (unumsys_getDescription); nothing for one by rules.
int32_t cicu_numbering_digits(const char* system, uint8_t* out, int32_t capacity, int32_t* status);

enum {
  CICU_QUOTATION_START = 0,
  CICU_QUOTATION_END = 1,
  CICU_ALTERNATE_QUOTATION_START = 2,
  CICU_ALTERNATE_QUOTATION_END = 3,
};

/// A quotation mark (ulocdata_getDelimiter).
int32_t cicu_locale_delimiter(const char* name, int32_t which, uint8_t* out, int32_t capacity, int32_t* status);

enum {
  CICU_EXEMPLARS_MAIN = 0,
  CICU_EXEMPLARS_AUXILIARY = 1,
  CICU_EXEMPLARS_INDEX = 2,
  CICU_EXEMPLARS_PUNCTUATION = 3,
  CICU_EXEMPLARS_NUMBERS = 4,  // from ICU's data, since no function tells
};

/// A set of characters as a pattern of UnicodeSet (ulocdata_getExemplarSet, uset_toPattern); nothing where the data has no such set.
int32_t cicu_locale_exemplars(const char* name, int32_t which, uint8_t* out, int32_t capacity, int32_t* status);

// ---- What CLDR says of a region, such as `US` or `419` (cicu_region.c). These open no locale's data.

/// The calendars of a region in order of preference, as lines (ucal_getKeywordValuesForLocale).
int32_t cicu_region_calendars(const char* region, uint8_t* out, int32_t capacity, int32_t* status);
/// The hour format that is preferred where a language is spoken in a region and then, in order, all that are allowed there, as lines, from
/// `timeData` of ICU's supplemental data; nothing when it has no entry.
int32_t cicu_region_hourFormats(const char* language, const char* region, uint8_t* out, int32_t capacity, int32_t* status);

enum { CICU_MEASUREMENT_METRIC = 0, CICU_MEASUREMENT_US = 1, CICU_MEASUREMENT_UK = 2 };

/// The system of units (ulocdata_getMeasurementSystem).
int32_t cicu_region_measurementSystem(const char* region, int32_t* status);
/// The usual size of paper in millimeters (ulocdata_getPaperSize).
void cicu_region_paperSize(const char* region, int32_t* width, int32_t* height, int32_t* status);
/// The unit of the weather's temperatures, such as `celsius`, from `unitPreferenceData` of ICU's units.
int32_t cicu_region_temperatureUnit(const char* region, uint8_t* out, int32_t capacity, int32_t* status);

#ifdef __cplusplus
}
#endif
#endif
