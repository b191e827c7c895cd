// What a compiled plan of dates is made of: a part of CICU.h, by its conventions.
#ifndef CICU_DATE_PLANS_H
#define CICU_DATE_PLANS_H

#include "CICUDates.h"

#ifdef __cplusplus
extern "C" {
#endif

// ---- A formatter's data (cicu_date_plan.c)

/// The names that ICU writes for a pattern's letter of some length (UDateFormatSymbolType); -1 where it lists none.
int32_t cicu_date_symbolType(char letter, int32_t count);
/// One of them (udat_getSymbols). Weekdays count from 1, a Sunday; the others from 0.
int32_t cicu_date_symbol(const cicu_date* date, int32_t type, int32_t index, uint8_t* out, int32_t capacity, int32_t* status);
/// The sign of a digit, 0 to 9, in the formatter's numbers (unum_getSymbol); fails where they are written by rules.
int32_t cicu_date_digit(const cicu_date* date, int32_t digit, uint8_t* out, int32_t capacity, int32_t* status);
/// The first day of a week, 1 for a Sunday, and how many days the first week of a year has at least (ucal_getAttribute).
void cicu_date_week(const cicu_date* date, int32_t* firstDay, int32_t* minimalDays);

// ---- A zone through the years (cicu_zone_plan.c)

/// The instants from 1970 to `end` at which ICU's rules of the zone change (ucal_getTimeZoneTransitionDate) or what it is called does, by
/// ICU's table of metazones; in no order. Returns how many there are; none for a zone ICU does not know.
int32_t cicu_zone_changes(const char* zone, double end, double* milliseconds, int32_t capacity, int32_t* status);

/// What ICU says of a zone at an instant.
typedef struct {
  int32_t standardSeconds;
  int32_t daylightSeconds;
  int32_t metazone;  // a number that differs between the names of one zone; -1 for none
} cicu_zone_state;

/// Fills `states` for some instants; false for a zone ICU does not know.
bool cicu_zone_states(const char* zone, const double* milliseconds, int32_t count, cicu_zone_state* states, int32_t* status);

// ---- What decides a zone's generic name, `v` (cicu_zone_generic.cpp)

/// What ICU looks at before it writes a zone's generic name in a locale.
///
/// The C++ classes are used because the C API tells neither the zone by whose clock a name is chosen (TimeZoneNames::getReferenceZoneID)
/// nor what time such a clock means (TimeZone::getOffset of a local time), nor which side of a change is daylight time.
typedef struct cicu_generic cicu_generic;

/// Opens it, for the time from 1970 to `end`; for a zone that ICU does not know too, of which there is nothing to tell. Two threads must
/// not use one at once.
cicu_generic* cicu_generic_open(const char* zone, const char* locale, double end, int32_t* status);
void cicu_generic_close(cicu_generic* generic);
/// The zones by whose clocks the names are chosen in the locale's region, a newline after each. What follows depends on the zone and on
/// these alone.
int32_t cicu_generic_references(const cicu_generic* generic, uint8_t* out, int32_t capacity, int32_t* status);
/// Instants at which the kind of name can change, beside those of cicu_zone_changes; in no order, and more than there
/// are changes. Returns how many.
int32_t cicu_generic_changes(cicu_generic* generic, double* milliseconds, int32_t capacity, int32_t* status);
/// What decides the name at some instants: bits for a metazone, for standard time far from daylight time, and for a reference whose
/// clocks show another time (TZGNCore in tzgnames.cpp).
void cicu_generic_kinds(cicu_generic* generic, const double* milliseconds, int32_t count, uint8_t* kinds, int32_t* status);

#ifdef __cplusplus
}
#endif
#endif
