#include <stdlib.h>
#include <string.h>
#include <unicode/unum.h>
#include <unicode/ures.h>

#include "cicu_data.h"
#include "cicu_rules.h"
#include "cicu_text.h"

void cicu_rules_close(cicu_rules* rules) {
  if (rules == NULL) return;
  unum_close(rules->format);
  free(rules->locale);
  free(rules);
}

// Opens the list of rules of a kind that the data has for a locale or the nearest of its parents. ICU's own fallback for keys of
// a table within a table is not public.
static UResourceBundle* open_data(const char* key, const char* base, UErrorCode* code) {
  char name[ULOC_FULLNAME_CAPACITY];
  if (strlen(base) >= sizeof name) *code = U_ILLEGAL_ARGUMENT_ERROR;
  else strcpy(name, base);
  while (*code <= 0) {
    UResourceBundle* bundle = ures_open("ICUDATA-rbnf", name, code);
    UErrorCode absence = *code > 0 ? *code : U_ZERO_ERROR;
    UResourceBundle* all = ures_getByKey(bundle, "RBNFRules", NULL, &absence);
    UResourceBundle* kind = ures_getByKey(all, key, NULL, &absence);
    ures_close(all);
    bool isRoot = strcmp(name, "root") == 0;
    if (absence > 0 && *code <= 0 && !isRoot && !cicu_parent_read(bundle, name, sizeof name)) strcpy(name, "root");
    ures_close(bundle);
    if (absence <= 0) return kind;
    ures_close(kind);
    if (isRoot && *code <= 0) *code = absence;
  }
  return NULL;
}

// Joins the rules of a list to one text, which the caller frees. Returns the length.
static int32_t join_rules(UResourceBundle* list, UChar** text, UErrorCode* code) {
  *text = NULL;
  int32_t room = 0, written = 0;
  for (int32_t pass = 0; pass < 2 && *code <= 0; pass++) {
    ures_resetIterator(list);
    while (*code <= 0 && ures_hasNext(list)) {
      int32_t length = 0;
      const UChar* rule = ures_getNextString(list, &length, NULL, code);
      if (*code > 0) break;
      if (*text == NULL) {
        room += length;
      } else {
        u_memcpy(*text + written, rule, length);
        written += length;
      }
    }
    if (*text == NULL && *code <= 0) *text = malloc(((size_t)room + 1) * sizeof(UChar));
    if (*text == NULL && *code <= 0) *code = U_MEMORY_ALLOCATION_ERROR;
  }
  return written;
}

static const char* const kind_keys[] = {
    [CICU_RULES_SPELLOUT] = "SpelloutRules",
    [CICU_RULES_ORDINAL] = "OrdinalRules",
    [CICU_RULES_DURATION] = "DurationRules",
    [CICU_RULES_NUMBERING] = "NumberingSystemRules",
};

// Joins the rules of a kind that a locale has to one text, which the caller frees. The rules of numbering systems are root's.
static int32_t read_rules(int32_t kind, const char* base, UChar** text, UErrorCode* code) {
  *text = NULL;
  UResourceBundle* list = open_data(kind_keys[kind], kind == CICU_RULES_NUMBERING ? "root" : base, code);
  int32_t length = *code > 0 ? 0 : join_rules(list, text, code);
  ures_close(list);
  return length;
}

static bool is_kind(int32_t kind, UErrorCode* code) {
  if (kind >= 0 && kind <= CICU_RULES_NUMBERING) return true;
  *code = U_ILLEGAL_ARGUMENT_ERROR;
  return false;
}

// Opens root's rules of a kind, written with the digits of a locale. unum_open cannot open the rules of numbering systems by
// style, and uses the process's default language for a locale without rules.
static UNumberFormat* open_root(int32_t kind, const char* locale, UErrorCode* code) {
  UChar* text = NULL;
  int32_t length = read_rules(kind, "root", &text, code);
  UParseError place;
  UNumberFormat* format = *code > 0 ? NULL : unum_open(UNUM_PATTERN_RULEBASED, text, length, locale, &place, code);
  free(text);
  return format;
}

static UNumberFormat* open_kind(int32_t kind, const char* locale, bool isRoot, UErrorCode* code) {
  static const UNumberFormatStyle styles[] = {
      [CICU_RULES_SPELLOUT] = UNUM_SPELLOUT,
      [CICU_RULES_ORDINAL] = UNUM_ORDINAL,
      [CICU_RULES_DURATION] = UNUM_DURATION,
      [CICU_RULES_NUMBERING] = UNUM_NUMBERING_SYSTEM,
  };
  if (!is_kind(kind, code)) return NULL;
  if (isRoot || kind == CICU_RULES_NUMBERING) return open_root(kind, locale, code);
  return unum_open(styles[kind], NULL, 0, locale, NULL, code);
}

int32_t cicu_rules_text(int32_t kind, const char* base, uint8_t* out, int32_t capacity, int32_t* status) {
  if (*status > 0) return 0;
  UErrorCode code = U_ZERO_ERROR;
  UChar* text = NULL;
  int32_t length = is_kind(kind, &code) ? read_rules(kind, base, &text, &code) : 0;
  int32_t needed = 0;
  if (code > 0) *status = code;
  else needed = cicu_text_write(text, length, out, capacity, status);
  free(text);
  return needed;
}

int32_t cicu_rules_symbols(const char* locale, uint8_t* out, int32_t capacity, int32_t* status) {
  static const UNumberFormatSymbol symbols[] = {
      UNUM_MINUS_SIGN_SYMBOL,        UNUM_DECIMAL_SEPARATOR_SYMBOL, UNUM_GROUPING_SEPARATOR_SYMBOL, UNUM_INFINITY_SYMBOL,
      UNUM_NAN_SYMBOL,               UNUM_ZERO_DIGIT_SYMBOL,        UNUM_ONE_DIGIT_SYMBOL,          UNUM_TWO_DIGIT_SYMBOL,
      UNUM_THREE_DIGIT_SYMBOL,       UNUM_FOUR_DIGIT_SYMBOL,        UNUM_FIVE_DIGIT_SYMBOL,         UNUM_SIX_DIGIT_SYMBOL,
      UNUM_SEVEN_DIGIT_SYMBOL,       UNUM_EIGHT_DIGIT_SYMBOL,       UNUM_NINE_DIGIT_SYMBOL,
  };
  if (*status > 0) return 0;
  UErrorCode code = U_ZERO_ERROR;
  char* name = cicu_positional_name(locale, &code);
  if (name == NULL) code = U_MEMORY_ALLOCATION_ERROR;
  static const UChar pattern[] = {'0'};
  UParseError place;
  UNumberFormat* format = code > 0 ? NULL : unum_open(UNUM_PATTERN_DECIMAL, pattern, 1, name, &place, &code);
  UChar text[NAMES_UNITS];
  int32_t length = 0;
  for (size_t i = 0; code <= 0 && i < sizeof symbols / sizeof *symbols; i++) {
    length += unum_getSymbol(format, symbols[i], text + length, NAMES_UNITS - length - 1, &code);
    if (code <= 0) text[length++] = '\n';
  }
  unum_close(format);
  free(name);
  if (code > 0) {
    *status = code == U_BUFFER_OVERFLOW_ERROR ? U_UNSUPPORTED_ERROR : code;
    return 0;
  }
  return cicu_text_write(text, length, out, capacity, status);
}

// Whether two locales write decimal numbers in the same way. Currency symbols are not compared, because no rule writes them.
static bool is_written_alike(const char* a, const char* b, UErrorCode* code) {
  UNumberFormat* one = unum_open(UNUM_DECIMAL, NULL, 0, a, NULL, code);
  UNumberFormat* other = unum_open(UNUM_DECIMAL, NULL, 0, b, NULL, code);
  UChar x[NAME_UNITS], y[NAME_UNITS];
  int32_t n = *code > 0 ? 0 : unum_toPattern(one, false, x, NAME_UNITS, code);
  int32_t m = *code > 0 ? 0 : unum_toPattern(other, false, y, NAME_UNITS, code);
  bool isAlike = *code <= 0 && n == m && u_memcmp(x, y, n) == 0;
  for (int32_t symbol = 0; isAlike && symbol < UNUM_FORMAT_SYMBOL_COUNT; symbol++) {
    switch (symbol) {
      case UNUM_CURRENCY_SYMBOL: case UNUM_INTL_CURRENCY_SYMBOL: continue;
      case UNUM_MONETARY_SEPARATOR_SYMBOL: case UNUM_MONETARY_GROUPING_SEPARATOR_SYMBOL: continue;
    }
    n = unum_getSymbol(one, symbol, x, NAME_UNITS, code);
    m = unum_getSymbol(other, symbol, y, NAME_UNITS, code);
    isAlike = *code <= 0 && n == m && u_memcmp(x, y, n) == 0;
  }
  unum_close(one);
  unum_close(other);
  return isAlike;
}

int32_t cicu_rules_sharedName(const char* locale, uint8_t* out, int32_t capacity, int32_t* status) {
  if (*status > 0) return 0;
  UErrorCode code = U_ZERO_ERROR;
  UResourceBundle* rules = ures_open("ICUDATA-rbnf", locale, &code);
  const char* valid = code > 0 ? NULL : ures_getLocaleByType(rules, ULOC_VALID_LOCALE, &code);
  const char* shared = locale;
  size_t length = valid == NULL ? 0 : strlen(valid);
  // Plural rules are looked up by removing subtags in the same way; a different parent in CLDR may have other plural rules.
  if (code <= 0 && length > 0 && strncmp(locale, valid, length) == 0 && locale[length] == '_') {
    if (is_written_alike(locale, valid, &code)) shared = valid;
  }
  int32_t written = 0;
  if (code > 0) *status = code;
  else written = cicu_bytes_write(shared, (int32_t)strlen(shared), out, capacity, status);
  ures_close(rules);
  return written;
}

cicu_rules* cicu_rules_give(cicu_rules* rules, UErrorCode code, int32_t* status) {
  if (code <= 0) return rules;
  cicu_rules_close(rules);
  *status = code;
  return NULL;
}

cicu_rules* cicu_rules_open(int32_t kind, const char* locale, const char* base, int32_t* status) {
  if (*status > 0) return NULL;
  UErrorCode code = U_ZERO_ERROR;
  cicu_rules* rules = calloc(1, sizeof *rules);
  if (rules != NULL) rules->locale = cicu_positional_name(locale, &code);
  if (rules == NULL || rules->locale == NULL) code = U_MEMORY_ALLOCATION_ERROR;
  if (code <= 0) rules->format = open_kind(kind, rules->locale, strcmp(base, "root") == 0, &code);
  return cicu_rules_give(rules, code, status);
}

cicu_rules* cicu_rules_openText(const char* text, int32_t length, const char* locale, int32_t* status) {
  if (*status > 0) return NULL;
  UErrorCode code = U_ZERO_ERROR;
  cicu_rules* rules = calloc(1, sizeof *rules);
  if (rules != NULL) rules->locale = cicu_positional_name(locale, &code);
  if (rules == NULL || rules->locale == NULL) code = U_MEMORY_ALLOCATION_ERROR;
  cicu_wide wide;
  int32_t failure = 0;
  cicu_wide_open(&wide, text, length, &failure);
  if (failure > 0) code = failure;
  UParseError place;
  if (code <= 0) rules->format = unum_open(UNUM_PATTERN_RULEBASED, wide.text, wide.length, rules->locale, &place, &code);
  cicu_wide_close(&wide);
  return cicu_rules_give(rules, code, status);
}

void cicu_rules_select(cicu_rules* rules, const char* ruleSet, int32_t* status) {
  if (*status > 0 || strcmp(rules->selected, ruleSet) == 0) return;
  if (strlen(ruleSet) >= NAME_UNITS) {
    *status = U_UNSUPPORTED_ERROR;
    return;
  }
  cicu_wide name;
  cicu_wide_open(&name, ruleSet, -1, status);
  if (*status <= 0) {
    UErrorCode code = U_ZERO_ERROR;
    unum_setTextAttribute(rules->format, UNUM_DEFAULT_RULESET, name.text, name.length, &code);
    if (code > 0) *status = code;
    else strcpy(rules->selected, ruleSet);
  }
  cicu_wide_close(&name);
}

int32_t cicu_rules_copy(const cicu_rules* rules, int32_t spare, UChar** text, UErrorCode* code) {
  UErrorCode preflight = U_ZERO_ERROR;
  int32_t room = unum_toPattern(rules->format, false, NULL, 0, &preflight) + 1;
  *text = malloc((1 + (size_t)spare) * (size_t)room * sizeof(UChar));
  if (*text == NULL) {
    *code = U_MEMORY_ALLOCATION_ERROR;
    return 0;
  }
  return unum_toPattern(rules->format, false, *text, room, code);
}

// An estimate of the memory that ICU 72 allocates for rules, fitted to all of its locales, and right within a third. A plural
// form in a rule opens a separate formatter.
int64_t cicu_rules_size(const cicu_rules* rules, int32_t* status) {
  if (*status > 0) return 0;
  UErrorCode code = U_ZERO_ERROR;
  UChar* text = NULL;
  int32_t length = cicu_rules_copy(rules, 0, &text, &code);
  int64_t size = 4000 + length;
  for (int32_t i = 0; code <= 0 && i + 1 < length; i++) {
    if (text[i] == '\n') size += 200;
    if (text[i] == '$' && text[i + 1] == '(') size += 13500;
    if (text[i] != '=' && text[i] != '<' && text[i] != '>') continue;
    size += text[i + 1] == '#' || text[i + 1] == '0' ? 9000 : 50;
  }
  free(text);
  if (code > 0) *status = code;
  return size;
}

static int32_t attribute_write(const cicu_rules* rules, UNumberFormatTextAttribute attribute, uint8_t* out, int32_t capacity,
                               int32_t* status) {
  if (*status > 0) return 0;
  UErrorCode code = U_ZERO_ERROR;
  UChar text[NAMES_UNITS];
  int32_t length = unum_getTextAttribute(rules->format, attribute, text, NAMES_UNITS, &code);
  if (code > 0) {
    // Not reported as an overflow, because the caller's buffer is not the one that was too small.
    *status = code == U_BUFFER_OVERFLOW_ERROR ? U_UNSUPPORTED_ERROR : code;
    return 0;
  }
  return cicu_text_write(text, length, out, capacity, status);
}

int32_t cicu_rules_names(const cicu_rules* rules, uint8_t* out, int32_t capacity, int32_t* status) {
  return attribute_write(rules, UNUM_PUBLIC_RULESETS, out, capacity, status);
}

int32_t cicu_rules_name(const cicu_rules* rules, uint8_t* out, int32_t capacity, int32_t* status) {
  return attribute_write(rules, UNUM_DEFAULT_RULESET, out, capacity, status);
}

// ---- Writing

typedef struct {
  const char* digits;  // NULL for a number of another kind
  int32_t digitCount;
  bool isInteger;
  int64_t integer;
  double real;
} number;

static int32_t format_once(const cicu_rules* rules, const number* value, UChar* text, int32_t room, UErrorCode* code) {
  if (value->digits != NULL) return unum_formatDecimal(rules->format, value->digits, value->digitCount, text, room, NULL, code);
  if (value->isInteger) return unum_formatInt64(rules->format, value->integer, text, room, NULL, code);
  return unum_formatDouble(rules->format, value->real, text, room, NULL, code);
}

static int32_t format_number(const cicu_rules* rules, const number* value, uint8_t* out, int32_t capacity, int32_t* status) {
  if (*status > 0) return 0;
  UErrorCode code = U_ZERO_ERROR;
  UChar stack[CICU_STACK_UNITS];
  UChar* text = stack;
  int32_t length = format_once(rules, value, text, CICU_STACK_UNITS, &code);
  if (code == U_BUFFER_OVERFLOW_ERROR) {
    code = U_ZERO_ERROR;
    int32_t room = length + 1;
    text = malloc((size_t)room * sizeof(UChar));
    if (text == NULL) {
      *status = U_MEMORY_ALLOCATION_ERROR;
      return 0;
    }
    length = format_once(rules, value, text, room, &code);
  }
  int32_t needed = 0;
  if (code > 0) *status = code;
  else needed = cicu_text_write(text, length, out, capacity, status);
  if (text != stack) free(text);
  return needed;
}

int32_t cicu_rules_formatInteger(const cicu_rules* rules, int64_t value, uint8_t* out, int32_t capacity, int32_t* status) {
  return format_number(rules, &(number){.isInteger = true, .integer = value}, out, capacity, status);
}

int32_t cicu_rules_formatDouble(const cicu_rules* rules, double value, uint8_t* out, int32_t capacity, int32_t* status) {
  return format_number(rules, &(number){.real = value}, out, capacity, status);
}

int32_t cicu_rules_formatDecimal(const cicu_rules* rules, const char* digits, int32_t digitCount, uint8_t* out, int32_t capacity,
                                 int32_t* status) {
  return format_number(rules, &(number){.digits = digits, .digitCount = digitCount}, out, capacity, status);
}
