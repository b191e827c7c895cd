#include <string.h>
#include <unicode/uenum.h>
#include <unicode/uloc.h>

#include "CBaselines.h"

enum { MOST_NAMES = 16 };

int32_t plain_match_header(const char* header, const char* offered) {
  char copy[256];
  const char* names[MOST_NAMES];
  int32_t count = 0;
  strncpy(copy, offered, sizeof copy - 1);
  copy[sizeof copy - 1] = 0;
  for (char* name = strtok(copy, ","); name != NULL && count < MOST_NAMES; name = strtok(NULL, ",")) names[count++] = name;
  UErrorCode code = U_ZERO_ERROR;
  UAcceptResult kind = ULOC_ACCEPT_FAILED;
  UEnumeration* enumeration = uenum_openCharStringsEnumeration(names, count, &code);
  char best[ULOC_FULLNAME_CAPACITY];
  uloc_acceptLanguageFromHTTP(best, sizeof best, &kind, header, enumeration, &code);
  uenum_close(enumeration);
  for (int32_t index = 0; U_SUCCESS(code) && index < count; index++) {
    if (strcmp(names[index], best) == 0) return index;
  }
  return -1;
}
