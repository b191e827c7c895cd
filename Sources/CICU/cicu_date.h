// Private to CICU: what the files of dates share. Not in `include/`, so that Swift never sees it.
#ifndef CICU_DATE_H
#define CICU_DATE_H

#include <unicode/ucal.h>
#include <unicode/udat.h>

#include "cicu_buffer.h"
#include "cicu_text.h"

// ICU's zone rules can be years older than the system's, so offsets come from the caller and names from ICU. Where the two agree,
// ICU does all the work. Where they differ, the fields are written in a zone of just the right offset, and the names of the zone are
// put in afterwards.

#define CICU_NO_OFFSET INT32_MIN
#define CICU_ZONE_NAME_UNITS 128
// The longest pattern: Swift refuses more bytes than this, and a field does not lengthen it.
#define CICU_PATTERN_UNITS 1024

/// A zone as ICU knows it.
typedef struct {
  char* locale;       // whose names
  char* name;         // IANA's
  UCalendar* rules;   // ICU's own rules; NULL when ICU does not know the zone
} cicu_zone;

/// Fills `zone`; close it with cicu_zone_close, also after a failure. `shown` (CICU_ZONE_NAME_UNITS) gets the name for ICU, GMT for a
/// zone that it does not know, and `shownLength` its length.
void cicu_zone_open(cicu_zone* zone, const char* locale, const char* name, UChar* shown, int32_t* shownLength, int32_t* status);
void cicu_zone_close(cicu_zone* zone);

/// Whether ICU's own rules say that the zone has `offset` seconds at an instant.
bool cicu_zone_has_offset(const cicu_zone* zone, double milliseconds, int32_t offset, UErrorCode* code);
/// The name, for ICU, of a zone with just an offset; returns its length.
int32_t cicu_zone_fixed_name(int32_t offset, UChar* name);

/// The text of a field `letter` × `count` in the zone, by ICU's own rules.
void cicu_zone_write_field(const cicu_zone* zone, UChar letter, int32_t count, double milliseconds, cicu_buffer* out, UErrorCode* code);
/// The length of the next run of letters that name a zone outside quotes (`z`, `v`, `V`) in a pattern, from `*at`; `*at` moves
/// behind it. 0 at the end.
int32_t cicu_zone_next_field(const UChar* pattern, int32_t length, int32_t* at, UChar* letter);
/// Writes a field of the zone at an instant with the offset and the daylight flag that the caller knows, where ICU's own rules have
/// another: a name that does not contradict the clock, else the offset.
void cicu_zone_write_at(const cicu_zone* zone, UChar letter, int32_t count, double milliseconds, int32_t offset, bool isDaylight,
                        cicu_buffer* out, UErrorCode* code);

// ---- A formatter

struct cicu_date {
  UDateFormat* format;
  UDateFormat* fixed;     // in a zone of just an offset; NULL until ICU's rules differ
  int32_t fixedOffset;    // seconds, of `fixed`
  cicu_zone zone;
  UDateFormat* reader;    // reads; NULL until something is read
  UCalendar* clock;       // the same calendar at UTC; NULL until it is wanted
};

#endif
