#include <stdlib.h>
#include <unicode/ucasemap.h>

#include "PlainText.h"

struct plain_case {
  UCaseMap* map;
  uint8_t text[PLAIN_BYTES];
};

plain_case* plain_case_open(const char* locale) {
  UErrorCode code = U_ZERO_ERROR;
  plain_case* cases = malloc(sizeof(plain_case));
  if (cases == NULL) return NULL;
  cases->map = ucasemap_open(locale, 0, &code);
  if (U_SUCCESS(code)) return cases;
  plain_case_close(cases);
  return NULL;
}

void plain_case_close(plain_case* cases) {
  ucasemap_close(cases->map);
  free(cases);
}

int32_t plain_case_upper(plain_case* cases, const uint8_t* text, int32_t length) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t count = ucasemap_utf8ToUpper(cases->map, (char*)cases->text, PLAIN_BYTES, (const char*)text, length, &code);
  return U_FAILURE(code) ? -1 : count;
}

int32_t plain_case_title(plain_case* cases, const uint8_t* text, int32_t length) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t count = ucasemap_utf8ToTitle(cases->map, (char*)cases->text, PLAIN_BYTES, (const char*)text, length, &code);
  return U_FAILURE(code) ? -1 : count;
}

const uint8_t* plain_case_text(const plain_case* cases) { return cases->text; }
