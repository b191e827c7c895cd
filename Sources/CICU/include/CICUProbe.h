// ICU's number formatter for the proof of plans and for amounts in a grammatical case (cicu_probe.cpp): a part of CICU.h, with the
// same conventions.

#ifndef CICU_PROBE_H
#define CICU_PROBE_H

#include "CICUTypes.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct cicu_probe cicu_probe;

/// Opens a number formatter from a number skeleton (NumberFormatter::forSkeleton) that builds its data once.
///
/// The C++ class is used because a formatter that is opened in C builds everything again for each of its first three numbers,
/// which takes two thirds of the time of a proof. It writes the same text as that one does from its third number on. Only the C++
/// class takes the case of a unit (unitDisplayCase): `unitCase` is a name of CLDR, such as `dative`, or NULL.
cicu_probe* cicu_probe_open(const char* skeleton, const char* locale, const char* unitCase, int32_t* errorOffset, int32_t* status);
void cicu_probe_close(cicu_probe* probe);
/// Formats integers, then doubles, then decimal text if `digits` is not NULL, one text after another, and returns the end of
/// each.
int32_t cicu_probe_formatEach(const cicu_probe* probe, const int64_t* integers, int32_t integerCount, const double* doubles,
                              int32_t doubleCount, const char* digits, uint8_t* out, int32_t capacity, int32_t* ends, int32_t* status);
/// Formats decimal text or, if `digits` is NULL, a double, and reports the fields, as cicu_number_formatFields does.
int32_t cicu_probe_formatFields(const cicu_probe* probe, const char* digits, double value, uint8_t* out, int32_t capacity,
                                cicu_fields* fields, int32_t* status);
/// Writes the grammatical gender of the unit of a number (FormattedNumber::getNounClass), such as `feminine`; nothing if the data
/// has none.
int32_t cicu_probe_gender(const cicu_probe* probe, double value, uint8_t* out, int32_t capacity, int32_t* status);

#ifdef __cplusplus
}
#endif

#endif
