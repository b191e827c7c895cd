// Patterns of lengths of time: a part of CICU.h, with the same conventions.
#ifndef CICU_DURATIONS_H
#define CICU_DURATIONS_H

#include "CICUTypes.h"

#ifdef __cplusplus
extern "C" {
#endif

// ---- Lengths of time (cicu_duration.c)

/// Writes the pattern of a clock, such as `h:mm:ss`, from `durationUnits` of ICU's units. `fields` is `hm`, `ms` or `hms`. Writes
/// nothing if the data of exactly this name has no such pattern; parents are not searched.
int32_t cicu_duration_pattern(const char* name, const char* fields, uint8_t* out, int32_t capacity, int32_t* status);

#ifdef __cplusplus
}
#endif
#endif
