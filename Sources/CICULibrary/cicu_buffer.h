// Private to CICU: text that can grow. Not in `include/`, so that Swift never sees it.
#ifndef CICU_BUFFER_H
#define CICU_BUFFER_H

#include <unicode/udat.h>

#include "cicu_text.h"

typedef struct {
  UChar* text;
  int32_t length;
  int32_t room;
  UChar stack[CICU_STACK_UNITS];
} cicu_buffer;

void cicu_buffer_open(cicu_buffer* buffer);
void cicu_buffer_close(cicu_buffer* buffer);
void cicu_buffer_grow(cicu_buffer* buffer, int32_t room, UErrorCode* code);
/// Replaces some units by `with`.
void cicu_buffer_replace(cicu_buffer* buffer, int32_t start, int32_t end, const cicu_buffer* with, UErrorCode* code);
/// Formats an instant (udat_format, or udat_formatForFields with `fields`).
void cicu_buffer_format(cicu_buffer* buffer, const UDateFormat* format, double milliseconds, UFieldPositionIterator* fields,
                        UErrorCode* code);

#endif
