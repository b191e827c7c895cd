#include <stdlib.h>
#include <string.h>
#include <unicode/uchar.h>

#include "cicu_rules.h"
#include "cicu_text.h"

// ICU reads a text by every public rule set of a locale in turn, and uses the longest match. A reader has the same rules, but
// with all sets except one hidden, and without the characters that nobody types. It reads the texts of that set, several times
// faster.

#define NUMBER_BYTES 1024

static bool is_name_unit(UChar unit) {
  return (unit >= 'a' && unit <= 'z') || (unit >= 'A' && unit <= 'Z') || (unit >= '0' && unit <= '9') || unit == '-' || unit == '_';
}

static bool is_listed(const UChar* names, int32_t namesLength, const UChar* name, int32_t length) {
  for (int32_t start = 0, i = 0; i <= namesLength; i++) {
    if (i < namesLength && names[i] != ';') continue;
    if (i - start == length && u_memcmp(names + start, name, length) == 0) return true;
    start = i + 1;
  }
  return false;
}

// The unit in place of a unit of a rule's words, for reading; 0 for a character that nobody types.
static UChar typed(UChar unit) {
  switch (unit) {
    case 0x00AD: case 0x200B: return 0;
    case 0x00A0: case 0x202F: case 0x2009: return ' ';
    case 0x2010: case 0x2011: case 0x2212: return '-';
    default: return U16_IS_SURROGATE(unit) ? unit : (UChar)u_tolower(unit);
  }
}

// Copies rules with their words as people type them, and hides every public name but `kept` by a second `%`. Returns the length.
// `out` has room for twice `length`. Each line is one rule, `descriptor: words;`.
static int32_t hide_others(const UChar* rules, int32_t length, const UChar* names, int32_t namesLength, const UChar* kept,
                           int32_t keptLength, UChar* out) {
  int32_t written = 0;
  bool areWords = false;
  for (int32_t i = 0; i < length;) {
    if (rules[i] != '%') {
      UChar unit = rules[i++];
      if (unit == '\n') areWords = false;
      UChar copied = areWords ? typed(unit) : unit;
      if (unit == ':') areWords = true;
      if (copied != 0) out[written++] = copied;
      continue;
    }
    int32_t name = i;
    while (name + 1 < length && rules[name + 1] == '%') name++;
    int32_t end = name + 1;
    while (end < length && is_name_unit(rules[end])) end++;
    bool isKept = end - i == keptLength && u_memcmp(rules + i, kept, keptLength) == 0;
    if (!isKept && is_listed(names, namesLength, rules + i, end - i)) out[written++] = '%';
    u_memcpy(out + written, rules + i, end - i);
    written += end - i;
    i = end;
  }
  return written;
}

cicu_rules* cicu_rules_openReader(const cicu_rules* rules, int32_t* status) {
  if (*status > 0) return NULL;
  UErrorCode code = U_ZERO_ERROR;
  cicu_rules* reader = calloc(1, sizeof *reader);
  if (reader != NULL) reader->locale = strdup(rules->locale);
  if (reader == NULL || reader->locale == NULL) code = U_MEMORY_ALLOCATION_ERROR;
  UChar* text = NULL;
  int32_t length = code > 0 ? 0 : cicu_rules_copy(rules, 2, &text, &code);
  if (code <= 0) {
    UChar names[NAMES_UNITS], kept[NAME_UNITS];
    int32_t namesLength = unum_getTextAttribute(rules->format, UNUM_PUBLIC_RULESETS, names, NAMES_UNITS, &code);
    int32_t keptLength = unum_getTextAttribute(rules->format, UNUM_DEFAULT_RULESET, kept, NAME_UNITS, &code);
    if (code <= 0) {
      UChar* own = text + length + 1;
      int32_t ownLength = hide_others(text, length, names, namesLength, kept, keptLength, own);
      UParseError place;
      reader->format = unum_open(UNUM_PATTERN_RULEBASED, own, ownLength, reader->locale, &place, &code);
    }
  }
  free(text);
  return cicu_rules_give(reader, code, status);
}

int32_t cicu_rules_parse(cicu_rules* rules, int32_t reading, const char* bytes, int32_t byteCount, uint8_t* out, int32_t capacity,
                         int32_t* consumed, int32_t* status) {
  *consumed = 0;
  if (*status > 0) return 0;
  UErrorCode code = U_ZERO_ERROR;
  if (reading != CICU_READING_OWN) unum_setAttribute(rules->format, UNUM_LENIENT_PARSE, reading == CICU_READING_LENIENT);
  cicu_wide wide;
  cicu_wide_open(&wide, bytes, byteCount, status);
  int32_t needed = 0;
  if (code <= 0 && *status <= 0) {
    int32_t end = 0;
    char digits[NUMBER_BYTES];
    int32_t length = unum_parseDecimal(rules->format, wide.text, wide.length, &end, digits, NUMBER_BYTES, &code);
    if (code == U_PARSE_ERROR || (code <= 0 && end == 0)) {
      code = U_ZERO_ERROR;  // nothing was read
    } else if (code <= 0) {
      UErrorCode preflight = U_ZERO_ERROR;
      u_strToUTF8WithSub(NULL, 0, consumed, wide.text, end, 0xFFFD, NULL, &preflight);
      needed = cicu_bytes_write(digits, length, out, capacity, status);
    }
  }
  cicu_wide_close(&wide);
  if (code > 0) *status = code;
  return needed;
}
