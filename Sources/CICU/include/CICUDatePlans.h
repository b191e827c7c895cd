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

#ifdef __cplusplus
}
#endif
#endif
