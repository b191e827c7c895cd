// Lists of items: a part of CICU.h, with the same conventions.
#ifndef CICU_LISTS_H
#define CICU_LISTS_H

#include "CICUTypes.h"

#ifdef __cplusplus
extern "C" {
#endif

// ---- Lists (cicu_list.c)

typedef struct cicu_list cicu_list;

enum { CICU_LIST_AND = 0, CICU_LIST_OR = 1, CICU_LIST_UNIT = 2 };
enum { CICU_LIST_WIDE = 0, CICU_LIST_SHORT = 1, CICU_LIST_NARROW = 2 };

/// Opens a formatter of lists (ulistfmt_openForType). ICU keeps the name until the process ends.
cicu_list* cicu_list_open(const char* locale, int32_t type, int32_t width, int32_t* status);
void cicu_list_close(cicu_list* list);
/// Writes a list (ulistfmt_formatStringsToResult). `items` contains the items one after another, and `lengths` the number of
/// bytes of each. With `fields`, the place of each item is written as a field of CICU_CATEGORY_LIST, whose end of a range is the
/// number of the item, from 0.
int32_t cicu_list_format(const cicu_list* list, const uint8_t* items, const int32_t* lengths, int32_t count, uint8_t* out,
                         int32_t capacity, cicu_fields* fields, int32_t* status);

// ---- Scripts (cicu_script.c)

/// Whether a character is of the Hebrew script (uscript_getScript).
bool cicu_script_isHebrew(uint32_t point);

#ifdef __cplusplus
}
#endif
#endif
