// Private to CICU: declarations that the two files on rules share. Not in `include/`, so that Swift never sees it.
#ifndef CICU_RULES_H
#define CICU_RULES_H

#include <unicode/unum.h>

#include "CICU.h"

#define NAMES_UNITS 8192
#define NAME_UNITS 256

struct cicu_rules {
  UNumberFormat* format;
  char* locale;
  char selected[NAME_UNITS];  // the rule set in use; empty for the one that ICU chose
};

// Returns the rules, or closes them after a failure and returns NULL.
cicu_rules* cicu_rules_give(cicu_rules* rules, UErrorCode code, int32_t* status);

// Writes the rules as text (unum_toPattern) to `*text`, which the caller frees. There is room for `spare` times as many units
// after them. Returns the length.
int32_t cicu_rules_copy(const cicu_rules* rules, int32_t spare, UChar** text, UErrorCode* code);

#endif
