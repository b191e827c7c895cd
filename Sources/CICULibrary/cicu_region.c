#include <string.h>
#include <unicode/ucal.h>
#include <unicode/uenum.h>
#include <unicode/ulocdata.h>
#include <unicode/ures.h>

#include "cicu_text.h"

#define REGION_CAPACITY 16

// Writes a name with an undetermined language and a region. It has no data; it is given to functions that use only the region.
static void region_name(const char* region, char name[REGION_CAPACITY], UErrorCode* code) {
  static const char prefix[] = "und_";
  size_t length = strlen(region);
  if (sizeof prefix + length > REGION_CAPACITY) {
    *code = U_ILLEGAL_ARGUMENT_ERROR;
    return;
  }
  memcpy(name, prefix, sizeof prefix - 1);
  memcpy(name + sizeof prefix - 1, region, length + 1);
}

// Adds a line to the output, if it fits; returns the number of bytes that it needs.
static int32_t line_write(const char* line, int32_t length, uint8_t* out, int32_t capacity, int32_t at) {
  if (at + length + 1 <= capacity) {
    memcpy(out + at, line, (size_t)length);
    out[at + length] = '\n';
  }
  return length + 1;
}

int32_t cicu_region_calendars(const char* region, uint8_t* out, int32_t capacity, int32_t* status) {
  if (*status > 0) return 0;
  UErrorCode code = U_ZERO_ERROR;
  char name[REGION_CAPACITY];
  region_name(region, name, &code);
  UEnumeration* values = code > 0 ? NULL : ucal_getKeywordValuesForLocale("calendar", name, true, &code);
  int32_t needed = 0, length = 0;
  const char* value = NULL;
  while (code <= 0 && (value = uenum_next(values, &length, &code)) != NULL) {
    needed += line_write(value, length, out, capacity, needed);
  }
  uenum_close(values);
  if (code > 0) *status = code;
  else if (needed > capacity) *status = CICU_BUFFER_OVERFLOW;
  return needed;
}

// Adds the formats of one entry, which has them as a string or as a list.
static int32_t formats_write(const UResourceBundle* entry, const char* key, uint8_t* out, int32_t capacity, int32_t at) {
  UErrorCode code = U_ZERO_ERROR;
  UResourceBundle* formats = ures_getByKey(entry, key, NULL, &code);
  int32_t needed = 0;
  int32_t count = code > 0 ? 0 : ures_getSize(formats);
  for (int32_t index = 0; index < count; index++) {
    int32_t length = 0;
    const UChar* wide = ures_getStringByIndex(formats, index, &length, &code);
    char narrow[8];
    if (code > 0 || length > (int32_t)sizeof narrow) break;
    u_UCharsToChars(wide, narrow, length);
    needed += line_write(narrow, length, out, capacity, at + needed);
  }
  ures_close(formats);
  return needed;
}

int32_t cicu_region_hourFormats(const char* language, const char* region, uint8_t* out, int32_t capacity, int32_t* status) {
  if (*status > 0) return 0;
  UErrorCode code = U_ZERO_ERROR;
  UResourceBundle* data = ures_openDirect(NULL, "supplementalData", &code);
  ures_getByKey(data, "timeData", data, &code);
  char pair[32];
  size_t first = strlen(language), second = strlen(region);
  UErrorCode lookup = first + second + 2 > sizeof pair ? U_MISSING_RESOURCE_ERROR : code;
  if (lookup <= 0) {
    memcpy(pair, language, first);
    pair[first] = '_';
    memcpy(pair + first + 1, region, second + 1);
  }
  UResourceBundle* entry = ures_getByKey(data, pair, NULL, &lookup);
  if (lookup > 0) {
    lookup = code;
    entry = ures_getByKey(data, region, entry, &lookup);
  }
  int32_t needed = 0;
  if (lookup <= 0) {
    needed += formats_write(entry, "preferred", out, capacity, needed);
    needed += formats_write(entry, "allowed", out, capacity, needed);
  }
  ures_close(entry);
  ures_close(data);
  if (code > 0) *status = code;
  else if (needed > capacity) *status = CICU_BUFFER_OVERFLOW;
  return needed;
}

int32_t cicu_region_measurementSystem(const char* region, int32_t* status) {
  if (*status > 0) return 0;
  UErrorCode code = U_ZERO_ERROR;
  char name[REGION_CAPACITY];
  region_name(region, name, &code);
  UMeasurementSystem system = code > 0 ? UMS_SI : ulocdata_getMeasurementSystem(name, &code);
  if (code > 0) *status = code;
  return system == UMS_US ? CICU_MEASUREMENT_US : system == UMS_UK ? CICU_MEASUREMENT_UK : CICU_MEASUREMENT_METRIC;
}

void cicu_region_paperSize(const char* region, int32_t* width, int32_t* height, int32_t* status) {
  if (*status > 0) return;
  UErrorCode code = U_ZERO_ERROR;
  char name[REGION_CAPACITY];
  region_name(region, name, &code);
  if (code <= 0) ulocdata_getPaperSize(name, height, width, &code);
  if (code > 0) *status = code;
}

int32_t cicu_region_temperatureUnit(const char* region, uint8_t* out, int32_t capacity, int32_t* status) {
  if (*status > 0) return 0;
  UErrorCode code = U_ZERO_ERROR;
  UResourceBundle* data = ures_openDirect(NULL, "units", &code);
  static const char* const path[] = {"unitPreferenceData", "temperature", "weather"};
  for (size_t step = 0; step < sizeof path / sizeof *path; step++) ures_getByKey(data, path[step], data, &code);
  UErrorCode lookup = code;
  UResourceBundle* entry = ures_getByKey(data, region, NULL, &lookup);
  if (lookup > 0) entry = ures_getByKey(data, "001", entry, &code);
  UResourceBundle* preference = ures_getByIndex(entry, 0, NULL, &code);
  int32_t length = 0;
  const UChar* unit = ures_getStringByKey(preference, "unit", &length, &code);
  int32_t needed = code > 0 ? 0 : cicu_text_write(unit, length, out, capacity, status);
  ures_close(preference);
  ures_close(entry);
  ures_close(data);
  if (code > 0) *status = code;
  return needed;
}
