#include <stdlib.h>
#include <unicode/uldnames.h>

#include "PlainText.h"

struct plain_name {
  ULocaleDisplayNames* names;
  uint8_t text[PLAIN_BYTES];
};

plain_name* plain_name_open(const char* locale) {
  UErrorCode code = U_ZERO_ERROR;
  plain_name* name = malloc(sizeof(plain_name));
  if (name == NULL) return NULL;
  name->names = uldn_open(locale, ULDN_STANDARD_NAMES, &code);
  if (U_SUCCESS(code)) return name;
  plain_name_close(name);
  return NULL;
}

void plain_name_close(plain_name* name) {
  uldn_close(name->names);
  free(name);
}

int32_t plain_name_region(plain_name* name, const char* region) {
  UErrorCode code = U_ZERO_ERROR;
  UChar text[PLAIN_UNITS];
  int32_t length = uldn_regionDisplayName(name->names, region, text, PLAIN_UNITS, &code);
  return plain_text_write(text, length, name->text, code);
}

const uint8_t* plain_name_text(const plain_name* name) { return name->text; }
