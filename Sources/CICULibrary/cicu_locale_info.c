#include <stdlib.h>
#include <string.h>
#include <unicode/ucal.h>
#include <unicode/uloc.h>
#include <unicode/ulocdata.h>
#include <unicode/unumsys.h>
#include <unicode/ures.h>
#include <unicode/uset.h>

#include "cicu_text.h"

_Static_assert(CICU_DIRECTION_BTT == ULOC_LAYOUT_BTT && CICU_DAY_WEEKEND_CEASE == UCAL_WEEKEND_CEASE
                 && CICU_ALTERNATE_QUOTATION_END == ULOCDATA_ALT_QUOTATION_END && CICU_EXEMPLARS_PUNCTUATION == ULOCDATA_ES_PUNCTUATION,
               "the header repeats ICU's values");

int32_t cicu_locale_direction(const char* name, bool ofLines, int32_t* status) {
  if (*status > 0) return 0;
  UErrorCode code = U_ZERO_ERROR;
  int32_t direction = ofLines ? uloc_getLineOrientation(name, &code) : uloc_getCharacterOrientation(name, &code);
  if (code > 0) *status = code;
  return direction;
}

bool cicu_locale_isRightToLeft(const char* name) { return uloc_isRightToLeft(name); }

void cicu_locale_week(const char* name, cicu_week* week, int32_t* status) {
  if (*status > 0) return;
  static const UChar gmt[] = {'G', 'M', 'T'};
  UErrorCode code = U_ZERO_ERROR;
  UCalendar* calendar = ucal_open(gmt, 3, name, UCAL_DEFAULT, &code);
  if (code <= 0) {
    week->firstWeekday = ucal_getAttribute(calendar, UCAL_FIRST_DAY_OF_WEEK);
    week->minimalDays = ucal_getAttribute(calendar, UCAL_MINIMAL_DAYS_IN_FIRST_WEEK);
  }
  for (int32_t index = 0; code <= 0 && index < 7; index++) {
    UCalendarDaysOfWeek day = (UCalendarDaysOfWeek)(index + 1);
    week->kinds[index] = ucal_getDayOfWeekType(calendar, day, &code);
    bool changes = week->kinds[index] == UCAL_WEEKEND_ONSET || week->kinds[index] == UCAL_WEEKEND_CEASE;
    week->transitions[index] = changes ? ucal_getWeekendTransition(calendar, day, &code) : 0;
  }
  ucal_close(calendar);
  if (code > 0) *status = code;
}

// ---- Digits

int32_t cicu_locale_numbering(const char* name, uint8_t* out, int32_t capacity, int32_t* status) {
  if (*status > 0) return 0;
  UErrorCode code = U_ZERO_ERROR;
  UNumberingSystem* system = unumsys_open(name, &code);
  const char* text = code > 0 ? "" : unumsys_getName(system);
  int32_t needed = code > 0 ? 0 : cicu_bytes_write(text, (int32_t)strlen(text), out, capacity, status);
  unumsys_close(system);
  if (code > 0) *status = code;
  return needed;
}

int32_t cicu_numbering_digits(const char* system, uint8_t* out, int32_t capacity, int32_t* status) {
  if (*status > 0) return 0;
  UErrorCode code = U_ZERO_ERROR;
  UNumberingSystem* numbering = unumsys_openByName(system, &code);
  // Ten digits of at most two units. A description by rules is longer, and not asked for.
  UChar digits[32];
  int32_t length = 0;
  if (code <= 0 && !unumsys_isAlgorithmic(numbering)) {
    length = unumsys_getDescription(numbering, digits, sizeof digits / sizeof *digits, &code);
  }
  unumsys_close(numbering);
  if (code > 0) {
    *status = code;
    return 0;
  }
  return cicu_text_write(digits, length, out, capacity, status);
}

// ---- Characters

int32_t cicu_locale_delimiter(const char* name, int32_t which, uint8_t* out, int32_t capacity, int32_t* status) {
  if (*status > 0) return 0;
  UErrorCode code = U_ZERO_ERROR;
  ULocaleData* data = ulocdata_open(name, &code);
  UChar text[CICU_STACK_UNITS];
  int32_t length = ulocdata_getDelimiter(data, (ULocaleDataDelimiterType)which, text, CICU_STACK_UNITS, &code);
  ulocdata_close(data);
  if (code > 0) {
    *status = code;
    return 0;
  }
  return cicu_text_write(text, length, out, capacity, status);
}

// Opens the set of exemplars for numbers; NULL where the data has none.
static USet* number_exemplars(const char* name, UErrorCode* code) {
  UResourceBundle* bundle = ures_open(NULL, name, code);
  int32_t length = 0;
  const UChar* pattern = ures_getStringByKey(bundle, "ExemplarCharactersNumbers", &length, code);
  USet* set = *code > 0 ? NULL : uset_openPattern(pattern, length, code);
  ures_close(bundle);
  return set;
}

static USet* exemplars_open(const char* name, int32_t which, UErrorCode* code) {
  if (which == CICU_EXEMPLARS_NUMBERS) return number_exemplars(name, code);
  ULocaleData* data = ulocdata_open(name, code);
  USet* set = *code > 0 ? NULL : ulocdata_getExemplarSet(data, NULL, 0, (ULocaleDataExemplarSetType)which, code);
  ulocdata_close(data);
  return set;
}

int32_t cicu_locale_exemplars(const char* name, int32_t which, uint8_t* out, int32_t capacity, int32_t* status) {
  if (*status > 0) return 0;
  UErrorCode code = U_ZERO_ERROR;
  USet* set = exemplars_open(name, which, &code);
  if (code == U_MISSING_RESOURCE_ERROR) {
    uset_close(set);
    return 0;
  }
  UChar stack[CICU_STACK_UNITS];
  UChar* text = stack;
  int32_t length = code > 0 ? 0 : uset_toPattern(set, stack, CICU_STACK_UNITS, false, &code);
  if (code == U_BUFFER_OVERFLOW_ERROR) {
    code = U_ZERO_ERROR;
    text = malloc((size_t)length * sizeof *text);
    if (text == NULL) code = U_MEMORY_ALLOCATION_ERROR;
    else uset_toPattern(set, text, length, false, &code);
  }
  uset_close(set);
  int32_t needed = code > 0 ? 0 : cicu_text_write(text, length, out, capacity, status);
  if (text != stack) free(text);
  if (code > 0) *status = code;
  return needed;
}
