#include <stdlib.h>
#include <string.h>
#include <unicode/uchar.h>
#include <unicode/ucol.h>

#include "cicu_text.h"

// `cicu_collator` is ICU's UCollator. Its attributes are set once, when it is opened. All functions after that take a pointer to
// const, whose C++ methods are const, too; threads may call them at the same time.

_Static_assert(CICU_COLLATION_PRIMARY == UCOL_PRIMARY && CICU_COLLATION_SECONDARY == UCOL_SECONDARY &&
                   CICU_COLLATION_TERTIARY == UCOL_TERTIARY && CICU_COLLATION_QUATERNARY == UCOL_QUATERNARY &&
                   CICU_COLLATION_IDENTICAL == UCOL_IDENTICAL,
               "the header repeats ICU's strengths");

static const UColAttributeValue caseFirsts[] = {
  [CICU_COLLATION_OFF] = UCOL_OFF, [CICU_COLLATION_LOWER_FIRST] = UCOL_LOWER_FIRST, [CICU_COLLATION_UPPER_FIRST] = UCOL_UPPER_FIRST,
};
static const UColReorderCode maxVariables[] = {
  [CICU_COLLATION_SPACES] = UCOL_REORDER_CODE_SPACE, [CICU_COLLATION_PUNCTUATION] = UCOL_REORDER_CODE_PUNCTUATION,
  [CICU_COLLATION_SYMBOLS] = UCOL_REORDER_CODE_SYMBOL, [CICU_COLLATION_CURRENCIES] = UCOL_REORDER_CODE_CURRENCY,
};

int32_t cicu_collation_group(const char* name) {
  static const struct { const char* name; int32_t code; } groups[] = {
    {"space", UCOL_REORDER_CODE_SPACE},       {"punct", UCOL_REORDER_CODE_PUNCTUATION}, {"symbol", UCOL_REORDER_CODE_SYMBOL},
    {"currency", UCOL_REORDER_CODE_CURRENCY}, {"digit", UCOL_REORDER_CODE_DIGIT},
  };
  for (size_t group = 0; group < sizeof groups / sizeof *groups; group++) {
    if (strcmp(name, groups[group].name) == 0) return groups[group].code;
  }
  return strlen(name) == 4 ? u_getPropertyValueEnum(UCHAR_SCRIPT, name) : -1;
}

static void set_switch(UCollator* collator, UColAttribute attribute, int32_t value, UErrorCode* code) {
  if (value >= 0) ucol_setAttribute(collator, attribute, value == CICU_COLLATION_ON ? UCOL_ON : UCOL_OFF, code);
}

static void set_attributes(UCollator* collator, const cicu_collation_attributes* wanted, UErrorCode* code) {
  if (wanted->strength >= 0) ucol_setAttribute(collator, UCOL_STRENGTH, (UColAttributeValue)wanted->strength, code);
  if (wanted->caseFirst >= 0) ucol_setAttribute(collator, UCOL_CASE_FIRST, caseFirsts[wanted->caseFirst], code);
  if (wanted->shifted >= 0) {
    ucol_setAttribute(collator, UCOL_ALTERNATE_HANDLING, wanted->shifted == CICU_COLLATION_ON ? UCOL_SHIFTED : UCOL_NON_IGNORABLE, code);
  }
  if (wanted->maxVariable >= 0) ucol_setMaxVariable(collator, maxVariables[wanted->maxVariable], code);
  set_switch(collator, UCOL_CASE_LEVEL, wanted->caseLevel, code);
  set_switch(collator, UCOL_NUMERIC_COLLATION, wanted->numeric, code);
  set_switch(collator, UCOL_FRENCH_COLLATION, wanted->backwards, code);
  set_switch(collator, UCOL_NORMALIZATION_MODE, wanted->normalization, code);
}

cicu_collator* cicu_collator_open(const char* locale, const cicu_collation_attributes* attributes, const int32_t* groups,
                                  int32_t groupCount, int32_t* status) {
  if (*status > 0) return NULL;
  UErrorCode code = U_ZERO_ERROR;
  UCollator* collator = ucol_open(locale, &code);
  if (code <= 0) set_attributes(collator, attributes, &code);
  if (code <= 0 && groupCount >= 0) ucol_setReorderCodes(collator, groups, groupCount, &code);
  if (code <= 0) return (cicu_collator*)collator;
  ucol_close(collator);
  *status = code;
  return NULL;
}

void cicu_collator_close(cicu_collator* collator) { ucol_close((UCollator*)collator); }

int32_t cicu_collator_locale(const cicu_collator* collator, uint8_t* out, int32_t capacity, int32_t* status) {
  if (*status > 0) return 0;
  UErrorCode code = U_ZERO_ERROR;
  const char* locale = ucol_getLocaleByType((const UCollator*)collator, ULOC_VALID_LOCALE, &code);
  if (code > 0) *status = code;
  return code > 0 || locale == NULL ? 0 : cicu_bytes_write(locale, (int32_t)strlen(locale), out, capacity, status);
}

void cicu_collator_attributes(const cicu_collator* collator, cicu_collation_attributes* attributes, int32_t* status) {
  if (*status > 0) return;
  UErrorCode code = U_ZERO_ERROR;
  const UCollator* order = (const UCollator*)collator;
  attributes->strength = ucol_getAttribute(order, UCOL_STRENGTH, &code);
  attributes->caseLevel = ucol_getAttribute(order, UCOL_CASE_LEVEL, &code) == UCOL_ON;
  UColAttributeValue first = ucol_getAttribute(order, UCOL_CASE_FIRST, &code);
  attributes->caseFirst = first == UCOL_UPPER_FIRST   ? CICU_COLLATION_UPPER_FIRST
                          : first == UCOL_LOWER_FIRST ? CICU_COLLATION_LOWER_FIRST
                                                      : CICU_COLLATION_OFF;
  attributes->numeric = ucol_getAttribute(order, UCOL_NUMERIC_COLLATION, &code) == UCOL_ON;
  attributes->shifted = ucol_getAttribute(order, UCOL_ALTERNATE_HANDLING, &code) == UCOL_SHIFTED;
  attributes->maxVariable = ucol_getMaxVariable(order) - UCOL_REORDER_CODE_SPACE;
  attributes->backwards = ucol_getAttribute(order, UCOL_FRENCH_COLLATION, &code) == UCOL_ON;
  attributes->normalization = ucol_getAttribute(order, UCOL_NORMALIZATION_MODE, &code) == UCOL_ON;
  if (code > 0) *status = code;
}

uint32_t cicu_collator_version(const cicu_collator* collator) {
  UVersionInfo version;
  ucol_getVersion((const UCollator*)collator, version);
  return (uint32_t)version[0] << 24 | (uint32_t)version[1] << 16 | (uint32_t)version[2] << 8 | version[3];
}

int32_t cicu_collator_compare(const cicu_collator* collator, const uint8_t* first, int32_t firstLength, const uint8_t* second,
                              int32_t secondLength, int32_t* status) {
  UErrorCode code = U_ZERO_ERROR;
  UCollationResult result =
    ucol_strcollUTF8((const UCollator*)collator, (const char*)first, firstLength, (const char*)second, secondLength, &code);
  if (code > 0) *status = code;
  return result;
}

int32_t cicu_collator_key(const cicu_collator* collator, const uint8_t* text, int32_t length, uint8_t* out, int32_t capacity,
                          int32_t* status) {
  if (*status > 0) return 0;
  cicu_wide wide;
  cicu_wide_open(&wide, (const char*)text, length, status);
  if (*status > 0) return 0;
  int32_t needed = ucol_getSortKey((const UCollator*)collator, wide.text, wide.length, out, capacity);
  cicu_wide_close(&wide);
  // It reports no error but by this number.
  if (needed == 0) *status = U_MEMORY_ALLOCATION_ERROR;
  if (needed > capacity) *status = U_BUFFER_OVERFLOW_ERROR;
  return needed;
}
