#include <stdlib.h>
#include <string.h>
#include <unicode/udatpg.h>
#include <unicode/uloc.h>
#include <unicode/ures.h>

#include "cicu_data.h"
#include "cicu_text.h"

// A pattern or a template in UTF-16.
typedef struct {
  UChar text[CICU_STACK_UNITS];
  int32_t length;
} units;

// Whether a pattern contains one of `letters` outside quotes.
static bool has_field(const UChar* pattern, int32_t length, const char* letters) {
  bool quoted = false;
  for (int32_t i = 0; i < length; i++) {
    if (pattern[i] == '\'') quoted = !quoted;
    if (!quoted && pattern[i] < 0x80 && strchr(letters, (char)pattern[i]) != NULL) return true;
  }
  return false;
}

static void replace_letter(units* pattern, UChar from, UChar to) {
  bool quoted = false;
  for (int32_t i = 0; i < pattern->length; i++) {
    if (pattern->text[i] == '\'') quoted = !quoted;
    if (!quoted && pattern->text[i] == from) pattern->text[i] = to;
  }
}

// ---- Texts of a locale's Gregorian calendar that ICU has no function for

// The keys that lead from a locale's bundle to a text, with NULL after the last one.
typedef const char* const* path;

// Writes the name without its last subtag; `root` for a language alone.
static void shorter_name(const char* locale, char* parent, UErrorCode* code) {
  uloc_getParent(locale, parent, ULOC_FULLNAME_CAPACITY, code);
  if (*parent == 0 && strcmp(locale, "root") != 0) strcpy(parent, "root");
}

// Reads a locale's own text, not an inherited one; false when it has none. Writes the next name to look up to `parent`.
static bool own_text(const char* locale, path keys, units* out, char* parent, UErrorCode* code) {
  UResourceBundle* bundle = cicu_bundle_open(CICU_TREE_MAIN, locale, code);
  if (*code == U_MISSING_RESOURCE_ERROR && strcmp(locale, "root") != 0) {
    // The region has no data, or is unknown.
    *code = U_ZERO_ERROR;
    shorter_name(locale, parent, code);
    return false;
  }
  if (*code > 0) return false;
  UErrorCode search = U_ZERO_ERROR;
  UResourceBundle* table = ures_getByKey(bundle, "calendar", NULL, &search);
  ures_getByKey(table, "gregorian", table, &search);
  for (; keys[1] != NULL; keys++) ures_getByKey(table, keys[0], table, &search);
  int32_t length = 0;
  const UChar* text = ures_getStringByKey(table, keys[0], &length, &search);
  bool found = search <= 0 && length > 0 && length < CICU_STACK_UNITS;
  if (found) {
    u_memcpy(out->text, text, length);
    out->length = length;
  }
  search = U_ZERO_ERROR;
  const UChar* explicitParent = ures_getStringByKey(bundle, "%%Parent", &length, &search);
  if (search <= 0 && length < ULOC_FULLNAME_CAPACITY) {
    u_UCharsToChars(explicitParent, parent, length + 1);
  } else {
    shorter_name(locale, parent, code);
  }
  ures_close(table);
  ures_close(bundle);
  return found;
}

static bool find_text(const char* locale, path keys, units* out, UErrorCode* code) {
  char name[ULOC_FULLNAME_CAPACITY], parent[ULOC_FULLNAME_CAPACITY];
  uloc_getBaseName(locale, name, sizeof name, code);
  while (*code <= 0 && *name != 0) {
    if (own_text(name, keys, out, parent, code)) return true;
    strcpy(name, parent);
  }
  return false;
}

int32_t cicu_date_periodName(const char* locale, const char* width, const char* period, uint8_t* out, int32_t capacity,
                             int32_t* status) {
  if (*status > 0) return 0;
  const char* const keys[] = {"dayPeriod", "format", width, period, NULL};
  units name = {.length = 0};
  UErrorCode code = U_ZERO_ERROR;
  if (!find_text(locale, keys, &name, &code)) name.length = 0;
  if (code > 0) *status = code;
  return cicu_text_write(name.text, name.length, out, capacity, status);
}

// ---- Weeks
//
// CLDR has the patterns of `yw` and `MMMMW` by plural category. ICU's generator (dtptngen.cpp) expects a string, finds a table,
// and stores an empty pattern. So it is given the pattern of the category `other`, which is the only one in all but a few
// languages.

// Replaces the month of a template by the month of a pattern, with its letter and length.
static void adopt_month(units* template, const units* pattern) {
  units result = {.length = 0};
  bool quoted = false, written = false;
  for (int32_t i = 0; i < template->length; i++) {
    if (template->text[i] != 'M' && template->text[i] != 'L') {
      result.text[result.length++] = template->text[i];
      continue;
    }
    for (int32_t j = 0; j < pattern->length && !written; j++) {
      if (pattern->text[j] == '\'') quoted = !quoted;
      bool isMonth = !quoted && (pattern->text[j] == 'M' || pattern->text[j] == 'L');
      if (isMonth && result.length < CICU_STACK_UNITS) result.text[result.length++] = pattern->text[j];
    }
    written = true;
  }
  *template = result;
}

typedef struct {
  UDateTimePatternGenerator* generator;
  UDateTimePatternMatchOptions options;
} search;

static void best(const search* s, const units* template, units* pattern, UErrorCode* code) {
  pattern->length = udatpg_getBestPatternWithOptions(s->generator, template->text, template->length, s->options, pattern->text,
                                                     CICU_STACK_UNITS, code);
  if (*code > 0) pattern->length = 0;
}

static void add_pattern(const search* s, const units* pattern, UErrorCode* code) {
  UChar conflict[CICU_STACK_UNITS];
  int32_t length = 0;
  udatpg_addPattern(s->generator, pattern->text, pattern->length, true, conflict, CICU_STACK_UNITS, &length, code);
}

// Searches the pattern again if ICU has left out the week.
static void fill_week(const search* s, const char* locale, units* template, units* pattern, UErrorCode* code) {
  units week;
  bool ofYear = has_field(template->text, template->length, "w");
  const char* const keys[] = {"availableFormats", ofYear ? "yw" : "MMMMW", "other", NULL};
  if (!find_text(locale, keys, &week, code)) return;
  if (ofYear) {
    // The generator stores the pattern under the plain letter of the year, and returns the letter that was asked for.
    replace_letter(&week, 'Y', 'y');
    replace_letter(template, 'y', 'Y');
  }
  add_pattern(s, &week, code);
  best(s, template, pattern, code);
  if (!ofYear && *code <= 0 && !has_field(pattern->text, pattern->length, "W")) {
    // The pattern is stored under its own form of the month, which is a number in some languages.
    adopt_month(template, &week);
    best(s, template, pattern, code);
  }
}

static bool loses_week(const units* template, const units* pattern) {
  return (has_field(template->text, template->length, "w") && !has_field(pattern->text, pattern->length, "w")) ||
         (has_field(template->text, template->length, "W") && !has_field(pattern->text, pattern->length, "W"));
}

struct cicu_patterns {
  UDateTimePatternGenerator* generator;
};

cicu_patterns* cicu_patterns_open(const char* locale, int32_t* status) {
  if (*status > 0) return NULL;
  cicu_patterns* patterns = malloc(sizeof *patterns);
  if (patterns == NULL) {
    *status = U_MEMORY_ALLOCATION_ERROR;
    return NULL;
  }
  UErrorCode code = U_ZERO_ERROR;
  patterns->generator = udatpg_open(locale, &code);
  if (code <= 0) return patterns;
  *status = code;
  cicu_patterns_close(patterns);
  return NULL;
}

void cicu_patterns_close(cicu_patterns* patterns) {
  if (patterns == NULL) return;
  udatpg_close(patterns->generator);
  free(patterns);
}

int32_t cicu_patterns_best(cicu_patterns* patterns, const char* template, const char* locale, int32_t match, uint8_t* out,
                           int32_t capacity, int32_t* status) {
  static const UDateTimePatternMatchOptions options[] = {
      [CICU_MATCH_DEFAULT] = UDATPG_MATCH_NO_OPTIONS,
      [CICU_MATCH_HOUR_LENGTH] = UDATPG_MATCH_HOUR_FIELD_LENGTH,
      [CICU_MATCH_ALL_LENGTHS] = UDATPG_MATCH_ALL_FIELDS_LENGTH,
  };
  if (*status > 0) return 0;
  units wanted = {.length = (int32_t)strlen(template)}, pattern = {.length = 0};
  if (match < CICU_MATCH_DEFAULT || match > CICU_MATCH_ALL_LENGTHS || wanted.length >= CICU_STACK_UNITS) {
    *status = CICU_ILLEGAL_ARGUMENT;
    return 0;
  }
  u_charsToUChars(template, wanted.text, wanted.length);
  UErrorCode code = U_ZERO_ERROR;
  search s = {.generator = patterns->generator, .options = options[match]};
  best(&s, &wanted, &pattern, &code);
  if (code <= 0 && loses_week(&wanted, &pattern)) fill_week(&s, locale, &wanted, &pattern, &code);
  if (code > 0) *status = code;
  return cicu_text_write(pattern.text, pattern.length, out, capacity, status);
}

int32_t cicu_pattern_skeleton(const char* pattern, uint8_t* out, int32_t capacity, int32_t* status) {
  cicu_wide wide;
  cicu_wide_open(&wide, pattern, -1, status);
  UErrorCode code = U_ZERO_ERROR;
  UChar skeleton[CICU_STACK_UNITS];
  // The generator is not used: it is a parameter for later versions, by ICU's header.
  int32_t length = *status > 0 ? 0 : udatpg_getSkeleton(NULL, wide.text, wide.length, skeleton, CICU_STACK_UNITS, &code);
  cicu_wide_close(&wide);
  if (code > 0) *status = code;
  return cicu_text_write(skeleton, length, out, capacity, status);
}
