#include <stdlib.h>
#include <string.h>
#include <unicode/udisplaycontext.h>
#include <unicode/uldnames.h>
#include <unicode/uloc.h>

#include "cicu_text.h"

// `cicu_display` is ICU's ULocaleDisplayNames. Neither uldnames.h nor locdspnm.h says that threads may share it.

_Static_assert(CICU_CONTEXT_NONE == UDISPCTX_CAPITALIZATION_NONE && CICU_CONTEXT_STANDALONE == UDISPCTX_CAPITALIZATION_FOR_STANDALONE,
               "the header repeats ICU's contexts");

cicu_display* cicu_display_open(const char* locale, bool usesDialects, int32_t context, bool isShort, bool substitutes, int32_t* status) {
  if (*status > 0) return NULL;
  UErrorCode code = U_ZERO_ERROR;
  UDisplayContext contexts[] = {
      usesDialects ? UDISPCTX_DIALECT_NAMES : UDISPCTX_STANDARD_NAMES,
      (UDisplayContext)context,
      isShort ? UDISPCTX_LENGTH_SHORT : UDISPCTX_LENGTH_FULL,
      substitutes ? UDISPCTX_SUBSTITUTE : UDISPCTX_NO_SUBSTITUTE,
  };
  ULocaleDisplayNames* names = uldn_openForContext(locale, contexts, sizeof contexts / sizeof *contexts, &code);
  if (code > 0) {
    uldn_close(names);
    *status = code;
    return NULL;
  }
  return (cicu_display*)names;
}

void cicu_display_close(cicu_display* display) { uldn_close((ULocaleDisplayNames*)display); }

/// A request: the name of a code of a kind or, if `keyword` is not NULL, of a value of that keyword.
typedef struct {
  int32_t kind;
  const char* keyword;
  const char* code;
} question;

static int32_t name_get(const ULocaleDisplayNames* names, const question* asked, UChar* text, int32_t room, UErrorCode* code) {
  if (asked->keyword != NULL) return uldn_keyValueDisplayName(names, asked->keyword, asked->code, text, room, code);
  switch (asked->kind) {
    case CICU_DISPLAY_LOCALE: return uldn_localeDisplayName(names, asked->code, text, room, code);
    case CICU_DISPLAY_LANGUAGE: return uldn_languageDisplayName(names, asked->code, text, room, code);
    case CICU_DISPLAY_SCRIPT: return uldn_scriptDisplayName(names, asked->code, text, room, code);
    case CICU_DISPLAY_REGION: return uldn_regionDisplayName(names, asked->code, text, room, code);
    case CICU_DISPLAY_VARIANT: return uldn_variantDisplayName(names, asked->code, text, room, code);
    case CICU_DISPLAY_KEYWORD: return uldn_keyDisplayName(names, asked->code, text, room, code);
    default: *code = U_UNSUPPORTED_ERROR; return 0;
  }
}

static int32_t name_write(const cicu_display* display, question asked, uint8_t* out, int32_t capacity, int32_t* status) {
  if (*status > 0) return 0;
  const ULocaleDisplayNames* names = (const ULocaleDisplayNames*)display;
  UErrorCode code = U_ZERO_ERROR;
  UChar stack[CICU_STACK_UNITS];
  UChar* text = stack;
  int32_t length = name_get(names, &asked, text, CICU_STACK_UNITS, &code);
  if (code == U_BUFFER_OVERFLOW_ERROR) {
    text = malloc(((size_t)length + 1) * sizeof *text);
    code = text == NULL ? U_MEMORY_ALLOCATION_ERROR : U_ZERO_ERROR;
    if (text != NULL) length = name_get(names, &asked, text, length + 1, &code);
  }
  int32_t needed = 0;
  if (code > 0) {
    // ICU reports an illegal argument if it has no name; the arguments are always valid.
    *status = code == U_ILLEGAL_ARGUMENT_ERROR ? CICU_MISSING_RESOURCE : code;
  } else {
    needed = cicu_text_write(text, length, out, capacity, status);
  }
  if (text != stack) free(text);
  return needed;
}

int32_t cicu_display_write(const cicu_display* display, int32_t kind, const char* code, uint8_t* out, int32_t capacity,
                           int32_t* status) {
  return name_write(display, (question){.kind = kind, .code = code}, out, capacity, status);
}

int32_t cicu_display_writeValue(const cicu_display* display, const char* keyword, const char* value, uint8_t* out, int32_t capacity,
                                int32_t* status) {
  return name_write(display, (question){.keyword = keyword, .code = value}, out, capacity, status);
}

// ICU may return the pointer that it was given, so the text is copied while that pointer is valid.
int32_t cicu_keyword_legacyKey(const char* key, uint8_t* out, int32_t capacity, int32_t* status) {
  const char* legacy = uloc_toLegacyKey(key);
  return legacy == NULL ? 0 : cicu_bytes_write(legacy, (int32_t)strlen(legacy), out, capacity, status);
}

int32_t cicu_keyword_legacyType(const char* keyword, const char* type, uint8_t* out, int32_t capacity, int32_t* status) {
  const char* legacy = uloc_toLegacyType(keyword, type);
  return legacy == NULL ? 0 : cicu_bytes_write(legacy, (int32_t)strlen(legacy), out, capacity, status);
}
