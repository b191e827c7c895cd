#include <stdlib.h>
#include <unicode/udisplaycontext.h>
#include <unicode/unum.h>
#include <unicode/ureldatefmt.h>

#include "cicu_text.h"

// `cicu_relative` is ICU's URelativeDateTimeFormatter, which is the C++ RelativeDateTimeFormatter: "This class is mostly thread
// safe and immutable with the following caveats: 1. The assignment operator […] 2. Caller must not hold onto adopted pointers"
// (reldatefmt.h). This file assigns nothing, and keeps no pointer to the adopted number format. Results are not shared: each call
// makes a separate one.

_Static_assert(CICU_RELATIVE_YEAR == UDAT_REL_UNIT_YEAR && CICU_RELATIVE_QUARTER == UDAT_REL_UNIT_QUARTER &&
                   CICU_RELATIVE_MONTH == UDAT_REL_UNIT_MONTH && CICU_RELATIVE_WEEK == UDAT_REL_UNIT_WEEK &&
                   CICU_RELATIVE_DAY == UDAT_REL_UNIT_DAY && CICU_RELATIVE_HOUR == UDAT_REL_UNIT_HOUR &&
                   CICU_RELATIVE_MINUTE == UDAT_REL_UNIT_MINUTE && CICU_RELATIVE_SECOND == UDAT_REL_UNIT_SECOND &&
                   CICU_RELATIVE_SUNDAY == UDAT_REL_UNIT_SUNDAY && CICU_RELATIVE_SATURDAY == UDAT_REL_UNIT_SATURDAY,
               "the header repeats ICU's units");
_Static_assert(CICU_RELATIVE_LONG == UDAT_STYLE_LONG && CICU_RELATIVE_SHORT == UDAT_STYLE_SHORT &&
                   CICU_RELATIVE_NARROW == UDAT_STYLE_NARROW,
               "the header repeats ICU's widths");
_Static_assert(CICU_CONTEXT_NONE == UDISPCTX_CAPITALIZATION_NONE &&
                   CICU_CONTEXT_MIDDLE_OF_SENTENCE == UDISPCTX_CAPITALIZATION_FOR_MIDDLE_OF_SENTENCE &&
                   CICU_CONTEXT_BEGINNING_OF_SENTENCE == UDISPCTX_CAPITALIZATION_FOR_BEGINNING_OF_SENTENCE &&
                   CICU_CONTEXT_LIST_OR_MENU == UDISPCTX_CAPITALIZATION_FOR_UI_LIST_OR_MENU &&
                   CICU_CONTEXT_STANDALONE == UDISPCTX_CAPITALIZATION_FOR_STANDALONE,
               "the header repeats ICU's contexts");

static void set_grouping(UNumberFormat* numbers, int32_t grouping) {
  // ICU uses -2 for the locale's own minimum, and -3 for the same but at least 2 (number_decimalquantity's Grouper).
  static const int32_t locale = -2, atLeastTwo = -3;
  switch (grouping) {
    case CICU_GROUPING_LOCALE: unum_setAttribute(numbers, UNUM_MINIMUM_GROUPING_DIGITS, locale); break;
    case CICU_GROUPING_MINIMUM_TWO: unum_setAttribute(numbers, UNUM_MINIMUM_GROUPING_DIGITS, atLeastTwo); break;
    case CICU_GROUPING_OFF: unum_setAttribute(numbers, UNUM_GROUPING_USED, 0); break;
    default: break;
  }
}

cicu_relative* cicu_relative_open(const char* locale, const char* numbers, const char* symbols, int32_t width, int32_t context,
                                  int32_t grouping, int32_t* status) {
  // ICU takes ownership of the number format only if it accepts the width and the context.
  if (*status <= 0 && (width < CICU_RELATIVE_LONG || width > CICU_RELATIVE_NARROW || context < CICU_CONTEXT_NONE ||
                       context > CICU_CONTEXT_STANDALONE)) {
    *status = CICU_ILLEGAL_ARGUMENT;
  }
  UNumberFormat* format = (UNumberFormat*)cicu_decimal_openStyle(CICU_DECIMAL_STYLE_DECIMAL, numbers, symbols, status);
  if (*status > 0) return NULL;
  set_grouping(format, grouping);
  UErrorCode code = U_ZERO_ERROR;
  URelativeDateTimeFormatter* formatter =
      ureldatefmt_open(locale, format, (UDateRelativeDateTimeFormatterStyle)width, (UDisplayContext)context, &code);
  if (code > 0) {
    ureldatefmt_close(formatter);
    *status = code;
    return NULL;
  }
  return (cicu_relative*)formatter;
}

void cicu_relative_close(cicu_relative* relative) { ureldatefmt_close((URelativeDateTimeFormatter*)relative); }

static int32_t format(const cicu_relative* relative, bool isNamed, double value, int32_t unit, UChar* text, int32_t room,
                      UErrorCode* code) {
  const URelativeDateTimeFormatter* formatter = (const URelativeDateTimeFormatter*)relative;
  URelativeDateTimeUnit which = (URelativeDateTimeUnit)unit;
  return isNamed ? ureldatefmt_format(formatter, value, which, text, room, code)
                 : ureldatefmt_formatNumeric(formatter, value, which, text, room, code);
}

int32_t cicu_relative_format(const cicu_relative* relative, bool isNamed, double value, int32_t unit, uint8_t* out,
                             int32_t capacity, int32_t* status) {
  if (*status > 0) return 0;
  UErrorCode code = U_ZERO_ERROR;
  UChar stack[CICU_STACK_UNITS];
  UChar* text = stack;
  int32_t length = format(relative, isNamed, value, unit, text, CICU_STACK_UNITS, &code);
  if (code == U_BUFFER_OVERFLOW_ERROR) {
    text = malloc(((size_t)length + 1) * sizeof *text);
    code = text == NULL ? U_MEMORY_ALLOCATION_ERROR : U_ZERO_ERROR;
    if (text != NULL) length = format(relative, isNamed, value, unit, text, length + 1, &code);
  }
  int32_t needed = 0;
  if (code > 0) {
    *status = code;
  } else {
    needed = cicu_text_write(text, length, out, capacity, status);
  }
  if (text != stack) free(text);
  return needed;
}

int32_t cicu_relative_formatFields(const cicu_relative* relative, bool isNamed, double value, int32_t unit, uint8_t* out,
                                   int32_t capacity, cicu_fields* fields, int32_t* status) {
  if (*status > 0) return 0;
  const URelativeDateTimeFormatter* formatter = (const URelativeDateTimeFormatter*)relative;
  UErrorCode code = U_ZERO_ERROR;
  UFormattedRelativeDateTime* result = ureldatefmt_openResult(&code);
  if (isNamed) {
    ureldatefmt_formatToResult(formatter, value, (URelativeDateTimeUnit)unit, result, &code);
  } else {
    ureldatefmt_formatNumericToResult(formatter, value, (URelativeDateTimeUnit)unit, result, &code);
  }
  const UFormattedValue* formatted = ureldatefmt_resultAsValue(result, &code);
  int32_t needed = 0;
  if (code > 0) {
    *status = code;
  } else {
    needed = cicu_value_write(formatted, out, capacity, fields, status);
  }
  ureldatefmt_closeResult(result);
  return needed;
}
