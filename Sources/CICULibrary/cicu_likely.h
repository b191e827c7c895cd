// The table of likely subtags from ICU's answers.
#ifndef CICU_LIKELY_H
#define CICU_LIKELY_H

#include <unicode/utypes.h>

#include "cicu_lines.h"

// Writes the lines of the table: a name, a tab, and the name with likely subtags.
void cicu_likely_write(cicu_line_writer add, void* text, UErrorCode* code);

#endif
