#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unicode/unumberformatter.h>
#include <unicode/ures.h>

#include "cicu_text.h"

// ---- Formatting

// `cicu_number` is ICU's UNumberFormatter itself, which "can be shared between threads" (unumberformatter.h). Its results cannot,
// so each thread has one. It is freed when the thread ends, or after a text so long that keeping its buffer would waste memory.
#define KEPT_RESULT_UNITS 4096

static pthread_key_t result_key;
static pthread_once_t result_once = PTHREAD_ONCE_INIT;
static int result_key_failed = 0;
static _Thread_local UFormattedNumber* mine = NULL;

static void result_free(void* result) {
  mine = NULL;  // another destructor of this thread may still format
  unumf_closeResult(result);
}
static void result_key_make(void) { result_key_failed = pthread_key_create(&result_key, result_free); }

static UFormattedNumber* thread_result(int32_t* status) {
  if (mine != NULL) return mine;
  pthread_once(&result_once, result_key_make);
  UErrorCode code = result_key_failed != 0 ? U_INTERNAL_PROGRAM_ERROR : U_ZERO_ERROR;
  UFormattedNumber* made = unumf_openResult(&code);
  if (code <= 0 && pthread_setspecific(result_key, made) != 0) code = U_MEMORY_ALLOCATION_ERROR;
  if (code > 0) {
    unumf_closeResult(made);
    *status = code;
    return NULL;
  }
  mine = made;
  return made;
}

static int32_t write_result(UFormattedNumber* result, UErrorCode code, uint8_t* out, int32_t capacity, cicu_fields* fields,
                            int32_t* status) {
  const UFormattedValue* value = unumf_resultAsValue(result, &code);
  if (code > 0) {
    *status = code;
    return 0;
  }
  int32_t needed = cicu_value_write(value, out, capacity, fields, status);
  // Each UTF-16 unit takes at least one byte of UTF-8.
  if (needed > KEPT_RESULT_UNITS) {
    pthread_setspecific(result_key, NULL);
    result_free(result);
  }
  return needed;
}

cicu_number* cicu_number_open(const char* skeleton, const char* locale, int32_t* errorOffset, int32_t* status) {
  cicu_wide wide;
  cicu_wide_open(&wide, skeleton, -1, status);
  UNumberFormatter* formatter = NULL;
  *errorOffset = -1;
  if (*status <= 0) {
    UErrorCode code = U_ZERO_ERROR;
    UParseError place = {.offset = -1};
    formatter = unumf_openForSkeletonAndLocaleWithError(wide.text, wide.length, locale, &place, &code);
    if (code > 0) {
      unumf_close(formatter);
      formatter = NULL;
      *errorOffset = place.offset;
      *status = code;
    }
  }
  cicu_wide_close(&wide);
  return (cicu_number*)formatter;
}

void cicu_number_close(cicu_number* number) { unumf_close((UNumberFormatter*)number); }

int32_t cicu_number_formatInteger(const cicu_number* number, int64_t value, uint8_t* out, int32_t capacity, int32_t* status) {
  UFormattedNumber* result = *status > 0 ? NULL : thread_result(status);
  if (result == NULL) return 0;
  UErrorCode code = U_ZERO_ERROR;
  unumf_formatInt((const UNumberFormatter*)number, value, result, &code);
  return write_result(result, code, out, capacity, NULL, status);
}

int32_t cicu_number_formatDouble(const cicu_number* number, double value, uint8_t* out, int32_t capacity, int32_t* status) {
  UFormattedNumber* result = *status > 0 ? NULL : thread_result(status);
  if (result == NULL) return 0;
  UErrorCode code = U_ZERO_ERROR;
  unumf_formatDouble((const UNumberFormatter*)number, value, result, &code);
  return write_result(result, code, out, capacity, NULL, status);
}

int32_t cicu_number_formatDecimal(const cicu_number* number, const char* digits, int32_t digitCount, uint8_t* out, int32_t capacity,
                                  int32_t* status) {
  UFormattedNumber* result = *status > 0 ? NULL : thread_result(status);
  if (result == NULL) return 0;
  UErrorCode code = U_ZERO_ERROR;
  unumf_formatDecimal((const UNumberFormatter*)number, digits, digitCount, result, &code);
  return write_result(result, code, out, capacity, NULL, status);
}

int32_t cicu_number_formatFields(const cicu_number* number, const char* digits, int32_t digitCount, double value, uint8_t* out,
                                 int32_t capacity, cicu_fields* fields, int32_t* status) {
  UFormattedNumber* result = *status > 0 ? NULL : thread_result(status);
  if (result == NULL) return 0;
  UErrorCode code = U_ZERO_ERROR;
  if (digits == NULL) {
    unumf_formatDouble((const UNumberFormatter*)number, value, result, &code);
  } else {
    unumf_formatDecimal((const UNumberFormatter*)number, digits, digitCount, result, &code);
  }
  return write_result(result, code, out, capacity, fields, status);
}

// ---- Styles

// Counts the fraction digits in the first part of a pattern: `#,##0.00#` has two or three.
static void read_fraction(const UChar* pattern, int32_t length, int32_t* least, int32_t* most) {
  *least = *most = 0;
  bool isFraction = false, isQuoted = false;
  for (int32_t unit = 0; unit < length; unit++) {
    UChar each = pattern[unit];
    if (each == u'\'') isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (each == u';') return;
    if (each == u'.') isFraction = true;
    if (isFraction && each == u'0') ++*least;
    if (isFraction && (each == u'0' || each == u'#')) ++*most;
  }
}

int32_t cicu_style_fraction(int32_t style, const char* numbering, const char* name, uint8_t* source, int32_t capacity, int32_t* least,
                            int32_t* most, int32_t* status) {
  *least = *most = -1;
  if (*status > 0) return 0;
  UErrorCode code = U_ZERO_ERROR;
  UResourceBundle* data = ures_open(NULL, name, &code);
  UResourceBundle* numbers = ures_getByKey(data, "NumberElements", NULL, &code);
  const char* found = ures_getLocaleByType(numbers, ULOC_ACTUAL_LOCALE, &code);
  int32_t needed = code > 0 ? 0 : cicu_bytes_write(found, (int32_t)strlen(found), source, capacity, status);
  UErrorCode absence = code;
  UResourceBundle* patterns = ures_getByKey(numbers, numbering, NULL, &absence);
  ures_getByKey(patterns, "patterns", patterns, &absence);
  int32_t length = 0;
  const char* key = style == CICU_STYLE_PERCENT ? "percentFormat" : "decimalFormat";
  const UChar* pattern = ures_getStringByKey(patterns, key, &length, &absence);
  if (absence <= 0) {
    read_fraction(pattern, length, least, most);
  } else if (absence != U_MISSING_RESOURCE_ERROR) {
    code = absence;
  }
  ures_close(patterns);
  ures_close(numbers);
  ures_close(data);
  if (code > 0) *status = code;
  return needed;
}
