// Private to CICU: declarations that the files on dates share. Not in `include/`, so that Swift never sees it.
#ifndef CICU_DATE_H
#define CICU_DATE_H

#include <unicode/ucal.h>
#include <unicode/udat.h>

#include "cicu_buffer.h"
#include "cicu_text.h"

// ICU's zone rules can be years older than the system's, so offsets come from the caller, and names come from ICU. Where both
// offsets agree, ICU does all the work. Where they differ, the fields are written in a zone with just the right offset, and the
// names of the zone are inserted afterwards.

#define CICU_NO_OFFSET INT32_MIN
#define CICU_ZONE_NAME_UNITS 128
// The longest pattern: Swift refuses more bytes than this, and a field does not make it longer.
#define CICU_PATTERN_UNITS 1024

/// A zone, with ICU's data on it.
typedef struct {
  char* locale;       // the locale of the names
  char* name;         // the IANA name
  UCalendar* rules;   // ICU's own rules; NULL when ICU does not have the zone
} cicu_zone;

/// Fills `zone`; close it with cicu_zone_close, also after a failure. Writes to `shown` (CICU_ZONE_NAME_UNITS) the name for ICU,
/// which is GMT for a zone that it does not have, and to `shownLength` its length.
void cicu_zone_open(cicu_zone* zone, const char* locale, const char* name, UChar* shown, int32_t* shownLength, int32_t* status);
void cicu_zone_close(cicu_zone* zone);

/// Whether the zone has `offset` seconds at an instant by ICU's own rules.
bool cicu_zone_has_offset(const cicu_zone* zone, double milliseconds, int32_t offset, UErrorCode* code);
/// Writes the name, for ICU, of a zone with just an offset; returns its length.
int32_t cicu_zone_fixed_name(int32_t offset, UChar* name);

/// Writes the text of a field, `count` times `letter`, in the zone, by ICU's own rules.
void cicu_zone_write_field(const cicu_zone* zone, UChar letter, int32_t count, double milliseconds, cicu_buffer* out, UErrorCode* code);
/// Returns the length of the next run of letters in a pattern, outside quotes, that name a zone (`z`, `v`, `V`), from `*at` on,
/// and moves `*at` after it. Returns 0 at the end.
int32_t cicu_zone_next_field(const UChar* pattern, int32_t length, int32_t* at, UChar* letter);
/// Writes a field of the zone at an instant for which the caller gives another offset or daylight flag than ICU's own rules: a
/// name that does not contradict the clock, otherwise the offset.
void cicu_zone_write_at(const cicu_zone* zone, UChar letter, int32_t count, double milliseconds, int32_t offset, bool isDaylight,
                        cicu_buffer* out, UErrorCode* code);

// ---- A formatter

struct cicu_date {
  UDateFormat* format;
  UDateFormat* fixed;     // in a zone with just an offset; NULL until ICU's rules differ
  int32_t fixedOffset;    // the seconds of `fixed`
  cicu_zone zone;
  UDateFormat* reader;    // for reading, as the next two are; NULL until something is read
  UCalendar* atZero;      // the same calendar at the offset 0
  UCalendar* atOffset;    // the same calendar at another offset
  UCalendar* clock;       // the same calendar in UTC; NULL until it is needed
};

#endif
