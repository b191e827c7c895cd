#include <stdlib.h>
#include <string.h>
#include <unicode/ufieldpositer.h>

#include "cicu_buffer.h"

void cicu_buffer_open(cicu_buffer* b) {
  b->text = b->stack;
  b->length = 0;
  b->room = CICU_STACK_UNITS;
}

void cicu_buffer_close(cicu_buffer* b) {
  if (b->text != b->stack) free(b->text);
}

void cicu_buffer_grow(cicu_buffer* b, int32_t room, UErrorCode* code) {
  UChar* larger = malloc((size_t)room * sizeof(UChar));
  if (larger == NULL) {
    *code = U_MEMORY_ALLOCATION_ERROR;
    return;
  }
  memcpy(larger, b->text, (size_t)b->length * sizeof(UChar));
  cicu_buffer_close(b);
  b->text = larger;
  b->room = room;
}

void cicu_buffer_format(cicu_buffer* b, const UDateFormat* format, double milliseconds, UFieldPositionIterator* fields,
                        UErrorCode* code) {
  for (int attempt = 0; attempt < 2 && *code <= 0; attempt++) {
    b->length = fields == NULL ? udat_format(format, milliseconds, b->text, b->room, NULL, code)
                               : udat_formatForFields(format, milliseconds, b->text, b->room, fields, code);
    if (*code != U_BUFFER_OVERFLOW_ERROR || attempt == 1) return;
    int32_t needed = b->length;
    b->length = 0;
    *code = U_ZERO_ERROR;
    cicu_buffer_grow(b, needed + 1, code);
  }
}

void cicu_buffer_replace(cicu_buffer* b, int32_t start, int32_t end, const cicu_buffer* with, UErrorCode* code) {
  int32_t length = b->length - (end - start) + with->length;
  if (length > b->room) cicu_buffer_grow(b, length * 2, code);
  if (*code > 0) return;
  memmove(b->text + start + with->length, b->text + end, (size_t)(b->length - end) * sizeof(UChar));
  memcpy(b->text + start, with->text, (size_t)with->length * sizeof(UChar));
  b->length = length;
}
