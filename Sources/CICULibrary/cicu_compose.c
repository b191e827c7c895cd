#include <stdlib.h>
#include <unicode/unorm2.h>

#include "cicu_text.h"

int32_t cicu_text_compose(const uint8_t* text, int32_t length, uint8_t* out, int32_t capacity, int32_t* status) {
  UErrorCode code = U_ZERO_ERROR;
  const UNormalizer2* composer = unorm2_getNFCInstance(&code);
  cicu_wide wide;
  cicu_wide_open(&wide, (const char*)text, length, status);
  int32_t needed = 0, room = wide.length + 16;
  UChar* composed = NULL;
  while (*status <= 0 && code <= 0) {
    UChar* larger = realloc(composed, (size_t)room * sizeof *larger);
    if (larger == NULL) {
      code = U_MEMORY_ALLOCATION_ERROR;
      break;
    }
    composed = larger;
    int32_t written = unorm2_normalize(composer, wide.text, wide.length, composed, room, &code);
    if (code != U_BUFFER_OVERFLOW_ERROR) {
      if (code <= 0) needed = cicu_text_write(composed, written, out, capacity, status);
      break;
    }
    code = U_ZERO_ERROR;
    room = written + 1;
  }
  free(composed);
  cicu_wide_close(&wide);
  if (code > 0) *status = code;
  return needed;
}
