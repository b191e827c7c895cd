// Calendars: a part of CICU.h, with the same conventions.
#ifndef CICU_CALENDARS_H
#define CICU_CALENDARS_H

#include "CICUTypes.h"

#ifdef __cplusplus
extern "C" {
#endif

// ---- Calendars (cicu_calendar.c)

/// A calendar in UTC (ucal_open), for one thread at a time: its functions change it.
typedef struct cicu_calendar cicu_calendar;

/// The place of a day in a calendar.
typedef struct {
  int32_t year;   // UCAL_EXTENDED_YEAR: each year has a higher number than the one before
  int32_t month;  // UCAL_MONTH, from 0
  bool isLeapMonth;
  int32_t day;    // UCAL_DATE, from 1
} cicu_calendar_day;

cicu_calendar* cicu_calendar_open(const char* locale, int32_t* status);
void cicu_calendar_close(cicu_calendar* calendar);
/// Finds the place of a day (ucal_setMillis, ucal_get), by its number from 1970-01-01.
void cicu_calendar_find(cicu_calendar* calendar, int64_t day, cicu_calendar_day* place, int32_t* status);

#ifdef __cplusplus
}
#endif

#endif
