#include <stdlib.h>
#include <string.h>
#include <unicode/ulistformatter.h>

#include "PlainText.h"

enum { PLAIN_ITEMS = 8 };

struct plain_list {
  UListFormatter* formatter;
  uint8_t text[PLAIN_BYTES];
};

plain_list* plain_list_open(const char* locale) {
  UErrorCode code = U_ZERO_ERROR;
  plain_list* list = malloc(sizeof(plain_list));
  if (list == NULL) return NULL;
  list->formatter = ulistfmt_openForType(locale, ULISTFMT_TYPE_AND, ULISTFMT_WIDTH_WIDE, &code);
  if (U_SUCCESS(code)) return list;
  plain_list_close(list);
  return NULL;
}

void plain_list_close(plain_list* list) {
  ulistfmt_close(list->formatter);
  free(list);
}

int32_t plain_list_format(plain_list* list, const char* items) {
  UErrorCode code = U_ZERO_ERROR;
  UChar wide[PLAIN_UNITS], text[PLAIN_UNITS];
  const UChar* texts[PLAIN_ITEMS];
  int32_t lengths[PLAIN_ITEMS], count = 0, used = 0;
  for (const char* end; (end = strchr(items, '\n')) != NULL && count < PLAIN_ITEMS; items = end + 1) {
    texts[count] = wide + used;
    u_strFromUTF8(wide + used, PLAIN_UNITS - used, &lengths[count], items, (int32_t)(end - items), &code);
    used += lengths[count++];
  }
  int32_t length = ulistfmt_format(list->formatter, texts, lengths, count, text, PLAIN_UNITS, &code);
  return plain_text_write(text, length, list->text, code);
}

const uint8_t* plain_list_text(const plain_list* list) { return list->text; }
