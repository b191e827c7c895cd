// Plural rules: a part of CICU.h, with the same conventions.
#ifndef CICU_PLURALS_H
#define CICU_PLURALS_H

#include "CICUTypes.h"

#ifdef __cplusplus
extern "C" {
#endif

// ---- The data (bundles plurals and pluralRanges). These functions open no locale's data, so any text is allowed as a name.

/// Writes the name of the set of rules that the data lists for an ICU name; nothing if it lists none.
int32_t cicu_plurals_set(bool isOrdinal, const char* name, uint8_t* out, int32_t capacity, int32_t* status);
/// Writes the rules of a set in lines of a keyword, a tab and a rule with its samples.
int32_t cicu_plurals_rules(const char* set, uint8_t* out, int32_t capacity, int32_t* status);
/// Writes the ranges of a language in lines of the start's keyword, the end's and the result, with spaces between them; nothing
/// if the data lists none.
int32_t cicu_plurals_ranges(const char* language, uint8_t* out, int32_t capacity, int32_t* status);

// ---- ICU's own rules

typedef struct cicu_plurals cicu_plurals;

/// Opens the rules of a name that the data lists (uplrules_openForType).
cicu_plurals* cicu_plurals_open(bool isOrdinal, const char* name, int32_t* status);
void cicu_plurals_close(cicu_plurals* rules);
/// Writes the third letters of the keywords of binary numbers, one letter each: all keywords differ there (uplrules_select).
int32_t cicu_plurals_select(const cicu_plurals* rules, const double* values, int32_t count, uint8_t* out, int32_t capacity,
                            int32_t* status);

#ifdef __cplusplus
}
#endif

#endif
