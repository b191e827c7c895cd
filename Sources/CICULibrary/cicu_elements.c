#include <stdlib.h>
#include <string.h>
#include <unicode/ucol.h>
#include <unicode/ucoleitr.h>
#include <unicode/uset.h>

#include "CICUCollation.h"

// ICU's own elements have 64 bits. Its interface returns each as one element of 32 bits, or as two, of which the second one is
// marked by these bits and has the lower halves of the weights.
static const uint32_t continuation = 0xC0;

static bool is_continuation(uint32_t element) { return (element & continuation) == continuation; }

// Reads the elements of the text of an iterator; returns their number, or CICU_ELEMENTS_TOO_MANY.
static int32_t read_elements(UCollationElements* iterator, uint64_t* elements, UErrorCode* code) {
  int32_t count = 0;
  for (;;) {
    int32_t next = ucol_next(iterator, code);
    if (*code > 0 || next == UCOL_NULLORDER) return count;
    uint64_t element = (uint32_t)next;
    if (count > 0 && is_continuation((uint32_t)next)) {
      elements[count - 1] |= (element & 0xFFFF0000) << 16 | (element & 0xFF00) << 8 | (element & 0x3F);
      continue;
    }
    if (count == CICU_ELEMENTS_MOST) return CICU_ELEMENTS_TOO_MANY;
    elements[count++] = (element & 0xFFFF0000) << 32 | (element & 0xFF00) << 16 | (element & 0xFF) << 8;
  }
}

static int compare_units(const void* one, const void* other) {
  return (int)*(const uint16_t*)one - (int)*(const uint16_t*)other;
}

void cicu_collator_elements(const cicu_collator* collator, const uint16_t* characters, int32_t count, uint64_t* elements,
                            uint8_t* kinds, int32_t* status) {
  if (*status > 0) return;
  UErrorCode code = U_ZERO_ERROR;
  const UCollator* order = (const UCollator*)collator;
  bool isShifted = ucol_getAttribute(order, UCOL_ALTERNATE_HANDLING, &code) == UCOL_SHIFTED;
  uint32_t variableTop = ucol_getVariableTop(order, &code);
  memset(elements, 0, (size_t)count * CICU_ELEMENTS_MOST * sizeof *elements);
  memset(kinds, 0, (size_t)count);
  UCollationElements* iterator = code > 0 ? NULL : ucol_openElements(order, characters, 0, &code);
  for (int32_t number = 0; code <= 0 && number < count; number++) {
    uint64_t* own = elements + number * CICU_ELEMENTS_MOST;
    ucol_setText(iterator, characters + number, 1, &code);
    kinds[number] = (uint8_t)read_elements(iterator, own, &code);
    for (int32_t place = 0; isShifted && place < CICU_ELEMENTS_MOST; place++) {
      uint32_t primary = (uint32_t)(own[place] >> 32);
      if (primary != 0 && primary <= variableTop) kinds[number] |= CICU_ELEMENTS_VARIABLE;
    }
  }
  ucol_closeElements(iterator);
  if (code > 0) *status = code;
}

void cicu_collator_contractions(const cicu_collator* collator, const uint16_t* characters, int32_t count, uint8_t* flags,
                                int32_t* status) {
  if (*status > 0) return;
  memset(flags, 0, (size_t)count);
  USet* contractions = uset_openEmpty();
  if (contractions == NULL) {
    *status = U_MEMORY_ALLOCATION_ERROR;
    return;
  }
  UErrorCode code = U_ZERO_ERROR;
  // `true` adds what is before a character whose elements depend on it.
  ucol_getContractionsAndExpansions((const UCollator*)collator, contractions, NULL, true, &code);
  int32_t itemCount = code > 0 ? 0 : uset_getItemCount(contractions);
  for (int32_t item = 0; item < itemCount; item++) {
    UChar units[64];
    UChar32 start = 0, end = 0;
    const uint16_t* before = NULL;
    UErrorCode itemCode = U_ZERO_ERROR;
    int32_t length = uset_getItem(contractions, item, &start, &end, units, 64, &itemCode);
    if (itemCode > 0) code = itemCode;
    for (int32_t place = 0; itemCode <= 0 && place < length; place++) {
      const uint16_t* found = bsearch(&units[place], characters, (size_t)count, sizeof *characters, compare_units);
      if (found != NULL && place + 1 < length) flags[found - characters] |= CICU_CONTRACTION_STARTS;
      if (found != NULL && before != NULL) flags[found - characters] |= CICU_CONTRACTION_FOLLOWS;
      before = found;
    }
  }
  uset_close(contractions);
  if (code > 0) *status = code;
}
