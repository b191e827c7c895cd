// Statuses and places of fields, which all other headers use: a part of CICU.h.
#ifndef CICU_TYPES_H
#define CICU_TYPES_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

enum {
  CICU_OK = 0,
  CICU_ILLEGAL_ARGUMENT = 1,
  CICU_MISSING_RESOURCE = 2,
  CICU_BUFFER_OVERFLOW = 15,
  CICU_UNSUPPORTED = 16,
  CICU_INEXACT = 65809,
  CICU_ABSENT = 1000000,  // this program has no ICU
};

enum { CICU_CATEGORY_DATE = 1, CICU_CATEGORY_NUMBER = 2, CICU_CATEGORY_LIST = 3 };

/// The places of the fields of a formatted text. `values` has room for `capacity` numbers, five for each field: ICU's category
/// (UFieldCategory), the field, the UTF-8 offsets of its start and its end (the first byte after it), and the end of a range that
/// it belongs to (0 or 1; -1 for both). `count` is the number of values that all fields need. If that is more than `capacity`,
/// the status is CICU_BUFFER_OVERFLOW, as for text.
typedef struct {
  int32_t* values;
  int32_t capacity;
  int32_t count;
} cicu_fields;

#ifdef __cplusplus
}
#endif
#endif
