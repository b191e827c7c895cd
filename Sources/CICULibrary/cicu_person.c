#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unicode/ubrk.h>
#include <unicode/ures.h>
#include <unicode/utext.h>

#include "cicu_text.h"

// ICU4C has the patterns of names, but no function that reads them with what a locale inherits: the public functions inherit
// whole tables, and a locale's table lacks the patterns that are equal to its parent's. The functions of ICU's services call this
// one, which every library exports under the name that urename.h makes; the public headers just do not declare it.
U_CAPI UResourceBundle* U_EXPORT2 ures_getByKeyWithFallback(const UResourceBundle* bundle, const char* path, UResourceBundle* fill,
                                                            UErrorCode* status);

#define PATH_ROOM 128

// ---- Patterns of names

cicu_person* cicu_person_open(const char* locale, int32_t* status) {
  if (*status > 0) return NULL;
  UErrorCode code = U_ZERO_ERROR;
  UResourceBundle* data = ures_open(NULL, locale, &code);
  if (code > 0) {
    ures_close(data);
    *status = code;
    return NULL;
  }
  return (cicu_person*)data;
}

void cicu_person_close(cicu_person* data) { ures_close((UResourceBundle*)data); }

// Opens an item; NULL without an error if there is none. The caller closes it.
static UResourceBundle* item_open(const cicu_person* data, const char* path, int32_t* status) {
  if (*status > 0) return NULL;
  char whole[PATH_ROOM];
  UErrorCode code = U_ZERO_ERROR;
  int written = snprintf(whole, sizeof whole, "personNames/%s", path);
  if (written < 0 || written >= PATH_ROOM) {
    *status = U_ILLEGAL_ARGUMENT_ERROR;
    return NULL;
  }
  UResourceBundle* item = ures_getByKeyWithFallback((const UResourceBundle*)data, whole, NULL, &code);
  if (code <= 0) return item;
  ures_close(item);
  if (code != U_MISSING_RESOURCE_ERROR) *status = code;
  return NULL;
}

int32_t cicu_person_texts(const cicu_person* data, const char* path, uint8_t* out, int32_t capacity, int32_t* status) {
  UResourceBundle* item = item_open(data, path, status);
  if (item == NULL) return 0;
  UErrorCode code = U_ZERO_ERROR;
  bool isArray = ures_getType(item) == URES_ARRAY;
  int32_t count = isArray ? ures_getSize(item) : 1;
  int32_t needed = 0;
  for (int32_t index = 0; index < count && code <= 0; index++) {
    int32_t length = 0;
    const UChar* text = isArray ? ures_getStringByIndex(item, index, &length, &code) : ures_getString(item, &length, &code);
    if (code > 0) break;
    int32_t outcome = 0;
    int32_t room = needed < capacity ? capacity - needed : 0;
    needed += cicu_text_write(text, length, room > 0 ? out + needed : NULL, room, &outcome);
    if (needed < capacity) out[needed] = '\n';
    needed += 1;
    if (outcome > 0 && outcome != CICU_BUFFER_OVERFLOW) code = (UErrorCode)outcome;
  }
  ures_close(item);
  if (code > 0) *status = code;
  else if (needed > capacity) *status = CICU_BUFFER_OVERFLOW;
  return needed;
}

int32_t cicu_person_source(const cicu_person* data, const char* path, uint8_t* out, int32_t capacity, int32_t* status) {
  UResourceBundle* item = item_open(data, path, status);
  if (item == NULL) return 0;
  UErrorCode code = U_ZERO_ERROR;
  const char* name = ures_getLocaleByType(item, ULOC_ACTUAL_LOCALE, &code);
  int32_t needed = code > 0 ? 0 : cicu_bytes_write(name, (int32_t)strlen(name), out, capacity, status);
  if (code > 0) *status = code;
  ures_close(item);
  return needed;
}

// ---- Breaks in names

cicu_person_breaks* cicu_person_breaks_open(bool betweenWords, const char* locale, int32_t* status) {
  if (*status > 0) return NULL;
  UErrorCode code = U_ZERO_ERROR;
  UBreakIterator* breaks = ubrk_open(betweenWords ? UBRK_WORD : UBRK_CHARACTER, locale, NULL, 0, &code);
  if (code > 0) {
    ubrk_close(breaks);
    *status = code;
    return NULL;
  }
  return (cicu_person_breaks*)breaks;
}

void cicu_person_breaks_close(cicu_person_breaks* breaks) { ubrk_close((UBreakIterator*)breaks); }

int32_t cicu_person_breaks_ends(cicu_person_breaks* breaks, const uint8_t* text, int32_t length, int32_t* ends, int32_t capacity,
                                int32_t* status) {
  if (*status > 0) return 0;
  UErrorCode code = U_ZERO_ERROR;
  UBreakIterator* iterator = (UBreakIterator*)breaks;
  UText view = UTEXT_INITIALIZER;
  utext_openUTF8(&view, (const char*)text, length, &code);
  ubrk_setUText(iterator, &view, &code);
  int32_t count = 0;
  while (code <= 0 && count < capacity) {
    int32_t end = ubrk_next(iterator);
    if (end == UBRK_DONE) break;
    ends[count] = end;
    count += 1;
  }
  // The iterator keeps a copy of the view, which must not point to the text after this call.
  UErrorCode ending = U_ZERO_ERROR;
  ubrk_setText(iterator, NULL, 0, &ending);
  utext_close(&view);
  if (code > 0) *status = code;
  return count;
}
