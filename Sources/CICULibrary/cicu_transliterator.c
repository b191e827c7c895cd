#include <stdlib.h>
#include <string.h>
#include <unicode/uenum.h>
#include <unicode/utrans.h>

#include "cicu_places.h"
#include "cicu_text.h"

// `cicu_transliterator` is ICU's UTransliterator with the texts that it reads and writes, in UTF-16.
struct cicu_transliterator {
  UTransliterator* rules;
  cicu_wide_text source;
  UChar* changed;
  int32_t room;
};

int32_t cicu_transliterator_names(uint8_t* out, int32_t capacity, int32_t* status) {
  if (*status > 0) return 0;
  UErrorCode code = U_ZERO_ERROR;
  UEnumeration* names = utrans_openIDs(&code);
  int32_t needed = 0, length = 0;
  const char* name;
  while (code <= 0 && (name = uenum_next(names, &length, &code)) != NULL) {
    static const char target[] = "-ASCII";
    int32_t suffix = (int32_t)sizeof target - 1;
    if (length <= suffix || strcmp(name + length - suffix, target) != 0) continue;
    if (needed + length + 1 <= capacity) {
      memcpy(out + needed, name, (size_t)length);
      out[needed + length] = '\n';
    }
    needed += length + 1;
  }
  uenum_close(names);
  if (code > 0) *status = code;
  else if (needed > capacity) *status = CICU_BUFFER_OVERFLOW;
  return needed;
}

cicu_transliterator* cicu_transliterator_open(const char* name, int32_t* status) {
  cicu_wide wide;
  cicu_wide_open(&wide, name, -1, status);
  UErrorCode code = *status > 0 ? (UErrorCode)*status : U_ZERO_ERROR;
  UTransliterator* rules = code > 0 ? NULL : utrans_openU(wide.text, wide.length, UTRANS_FORWARD, NULL, 0, NULL, &code);
  cicu_wide_close(&wide);
  cicu_transliterator* opened = code > 0 ? NULL : calloc(1, sizeof *opened);
  if (opened == NULL) {
    utrans_close(rules);
    *status = code > 0 ? code : U_MEMORY_ALLOCATION_ERROR;
    return NULL;
  }
  opened->rules = rules;
  return opened;
}

void cicu_transliterator_close(cicu_transliterator* rules) {
  utrans_close(rules->rules);
  free(rules->source.units);
  free(rules->changed);
  free(rules);
}

static bool make_room(cicu_transliterator* rules, int32_t units) {
  if (units <= rules->room) return true;
  UChar* larger = realloc(rules->changed, (size_t)units * sizeof *larger);
  if (larger == NULL) return false;
  rules->changed = larger;
  rules->room = units;
  return true;
}

int32_t cicu_transliterator_write(cicu_transliterator* rules, const uint8_t* text, int32_t length, uint8_t* out, int32_t capacity,
                                  int32_t* status) {
  if (*status > 0) return 0;
  UErrorCode code = U_ZERO_ERROR;
  cicu_wide_text_set(&rules->source, text, length, &code);
  int32_t count = rules->source.length, written = 0;
  // ICU changes the text in place, so a text that became too long for the buffer is begun again in a larger one.
  for (int32_t room = 2 * count + 64; code <= 0; room = written + 1) {
    if (!make_room(rules, room)) {
      code = U_MEMORY_ALLOCATION_ERROR;
      break;
    }
    memcpy(rules->changed, rules->source.units, (size_t)count * sizeof *rules->changed);
    int32_t limit = count;
    written = count;
    utrans_transUChars(rules->rules, rules->changed, &written, rules->room, 0, &limit, &code);
    if (code != U_BUFFER_OVERFLOW_ERROR) break;
    code = U_ZERO_ERROR;
  }
  int32_t needed = code > 0 ? 0 : cicu_text_write(rules->changed, written, out, capacity, status);
  cicu_wide_text_trim(&rules->source);
  if (code > 0) *status = code;
  return needed;
}
