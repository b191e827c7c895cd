// The data of a compiled plan of dates: a part of CICU.h, with the same conventions.
#ifndef CICU_DATE_PLANS_H
#define CICU_DATE_PLANS_H

#include "CICUDates.h"

#ifdef __cplusplus
extern "C" {
#endif

// ---- A formatter's data (cicu_date_plan.c)

/// Returns the kind of names for a pattern letter of some length (UDateFormatSymbolType); -1 if ICU lists none.
int32_t cicu_date_symbolType(char letter, int32_t count);
/// Writes one of these names (udat_getSymbols). Weekdays count from 1, a Sunday; the others count from 0.
int32_t cicu_date_symbol(const cicu_date* date, int32_t type, int32_t index, uint8_t* out, int32_t capacity, int32_t* status);
/// Writes a digit, 0 to 9, of the formatter's numbers (unum_getSymbol); fails if they are written by rules.
int32_t cicu_date_digit(const cicu_date* date, int32_t digit, uint8_t* out, int32_t capacity, int32_t* status);
/// Returns the first day of a week, 1 for Sunday, and the least number of days in the first week of a year (ucal_getAttribute).
void cicu_date_week(const cicu_date* date, int32_t* firstDay, int32_t* minimalDays);

// ---- A zone over time (cicu_zone_plan.c)

/// Returns the instants from 1970 to `end`, in no order, at which ICU's rules of the zone change
/// (ucal_getTimeZoneTransitionDate), or its names by ICU's table of metazones. Returns their number; none for a zone that ICU
/// does not have.
int32_t cicu_zone_changes(const char* zone, double end, double* milliseconds, int32_t capacity, int32_t* status);

/// The state of a zone at an instant, by ICU's data.
typedef struct {
  int32_t standardSeconds;
  int32_t daylightSeconds;
  int32_t metazone;  // a number that differs between the names of one zone; -1 for none
} cicu_zone_state;

/// Fills `states` for some instants; false for a zone that ICU does not have.
bool cicu_zone_states(const char* zone, const double* milliseconds, int32_t count, cicu_zone_state* states, int32_t* status);

/// Writes CLDR's name of the zone and, each after a newline, the names of its metazones, in the order of their numbers. Fails for
/// a zone that ICU does not have.
int32_t cicu_zone_metazones(const char* zone, uint8_t* out, int32_t capacity, int32_t* status);

// ---- The kind of a zone's generic name, `v` (cicu_zone_generic.cpp)

/// The data that ICU reads before it writes a zone's generic name in a locale.
///
/// The C++ classes are used because the C API does not return the zone by whose clock a name is chosen
/// (TimeZoneNames::getReferenceZoneID), the offset of a local time (TimeZone::getOffset), or the side of a change that is
/// daylight time.
typedef struct cicu_generic cicu_generic;

/// Opens it, for the time from 1970 to `end`. A zone that ICU does not have can be opened too, but has no data. Two threads must
/// not use one at the same time.
cicu_generic* cicu_generic_open(const char* zone, const char* locale, double end, int32_t* status);
void cicu_generic_close(cicu_generic* generic);
/// Writes the zones by whose clocks the names are chosen in the locale's region, with a newline after each. The functions below
/// depend only on the zone and on these.
int32_t cicu_generic_references(const cicu_generic* generic, uint8_t* out, int32_t capacity, int32_t* status);
/// Returns instants at which the kind of name can change, in no order, in addition to those of cicu_zone_changes. There may be
/// more instants than changes. Returns their number.
int32_t cicu_generic_changes(cicu_generic* generic, double* milliseconds, int32_t capacity, int32_t* status);
/// Returns the kind of the name at some instants, as bits: the zone has a metazone, it has standard time far from daylight time,
/// and the reference has another time on its clocks (TZGNCore in tzgnames.cpp).
void cicu_generic_kinds(cicu_generic* generic, const double* milliseconds, int32_t count, uint8_t* kinds, int32_t* status);

#ifdef __cplusplus
}
#endif
#endif
