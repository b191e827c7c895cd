#include <string.h>
#include <unicode/ucal.h>
#include <unicode/uchar.h>
#include <unicode/ulocdata.h>
#include <unicode/uversion.h>

#include "cicu_text.h"

static int32_t write_version(const UVersionInfo version, uint8_t* out, int32_t capacity, int32_t* status) {
  char text[U_MAX_VERSION_STRING_LENGTH];
  u_versionToString(version, text);
  return cicu_bytes_write(text, (int32_t)strlen(text), out, capacity, status);
}

int32_t cicu_library_version(uint8_t* out, int32_t capacity, int32_t* status) {
  UVersionInfo version;
  u_getVersion(version);
  return write_version(version, out, capacity, status);
}

int32_t cicu_library_cldrVersion(uint8_t* out, int32_t capacity, int32_t* status) {
  UErrorCode code = U_ZERO_ERROR;
  UVersionInfo version;
  ulocdata_getCLDRVersion(version, &code);
  if (code > 0) {
    *status = code;
    return 0;
  }
  return write_version(version, out, capacity, status);
}

int32_t cicu_library_unicodeVersion(uint8_t* out, int32_t capacity, int32_t* status) {
  UVersionInfo version;
  u_getUnicodeVersion(version);
  return write_version(version, out, capacity, status);
}

int32_t cicu_library_zoneDataVersion(uint8_t* out, int32_t capacity, int32_t* status) {
  UErrorCode code = U_ZERO_ERROR;
  const char* version = ucal_getTZDataVersion(&code);
  if (code > 0) {
    *status = code;
    return 0;
  }
  return cicu_bytes_write(version, (int32_t)strlen(version), out, capacity, status);
}

const char* cicu_status_name(int32_t status) { return u_errorName((UErrorCode)status); }

bool cicu_status_isSyntaxError(int32_t status) {
  return status == U_ILLEGAL_ARGUMENT_ERROR || status == U_NUMBER_SKELETON_SYNTAX_ERROR || status == U_NUMBER_ARG_OUTOFBOUNDS_ERROR ||
         status == U_UNSUPPORTED_ERROR || (status >= U_PARSE_ERROR_START && status < U_PARSE_ERROR_LIMIT) ||
         (status >= U_FMT_PARSE_ERROR_START && status < U_FMT_PARSE_ERROR_LIMIT);
}
