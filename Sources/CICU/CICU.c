// The functions of CICU.h in a program without ICU: each refuses with the status CICU_ABSENT.
//
// Each definition is weak, so that the linker takes that of the target `CICULibrary` where a program has it.
#include "CICU.h"

#include <stddef.h>

#define WEAK __attribute__((weak))

static void refuse(int32_t* status) {
  if (*status <= 0) *status = CICU_ABSENT;
}

// CICUBreaks.h

WEAK cicu_breaks* cicu_breaks_open(int32_t type, const char* locale, int32_t* status) { return refuse(status), NULL; }
WEAK void cicu_breaks_close(cicu_breaks* breaks) {}
WEAK void cicu_breaks_begin(cicu_breaks* breaks, const uint8_t* text, int32_t length, int32_t* status) { refuse(status); }
WEAK int32_t cicu_breaks_next(cicu_breaks* breaks, const uint8_t* text, int32_t length, int32_t* rule) { return 0; }
WEAK void cicu_breaks_end(cicu_breaks* breaks) {}
WEAK uint8_t cicu_word_class(uint32_t character) { return 0; }
WEAK int32_t cicu_ellipsis_write(const char* locale, const char* key, uint8_t* out, int32_t capacity,
                                 int32_t* status) { return refuse(status), 0; }

// CICUBundles.h

WEAK int32_t cicu_bundle_write(const char* bundle, const char* path, uint8_t* out, int32_t capacity,
                               int32_t* status) { return refuse(status), 0; }
WEAK bool cicu_library_isPresent(void) { return false; }
WEAK int32_t cicu_library_identity(uint8_t* out, int32_t capacity, int32_t* status) { return refuse(status), 0; }

// CICUCalendars.h

WEAK cicu_calendar* cicu_calendar_open(const char* locale, int32_t* status) { return refuse(status), NULL; }
WEAK void cicu_calendar_close(cicu_calendar* calendar) {}
WEAK void cicu_calendar_find(cicu_calendar* calendar, int64_t day, cicu_calendar_day* place, int32_t* status) { refuse(status); }

// CICUCase.h

WEAK cicu_case* cicu_case_open(const char* language, int32_t options, int32_t* status) { return refuse(status), NULL; }
WEAK cicu_case* cicu_case_openTitle(const char* language, int32_t options, int32_t breaks, const char* locale,
                                    int32_t* status) { return refuse(status), NULL; }
WEAK void cicu_case_close(cicu_case* map) {}
WEAK int32_t cicu_case_write(const cicu_case* map, int32_t operation, const uint8_t* text, int32_t length, uint8_t* out,
                             int32_t capacity, int32_t* status) { return refuse(status), 0; }
WEAK int32_t cicu_case_writeTitle(cicu_case* map, const uint8_t* text, int32_t length, uint8_t* out, int32_t capacity,
                                  int32_t* status) { return refuse(status), 0; }

// CICUCollation.h

WEAK int32_t cicu_collation_group(const char* name) { return 0; }
WEAK cicu_collator* cicu_collator_open(const char* locale, const cicu_collation_attributes* attributes, const int32_t* groups,
                                       int32_t groupCount, int32_t* status) { return refuse(status), NULL; }
WEAK void cicu_collator_close(cicu_collator* collator) {}
WEAK int32_t cicu_collator_locale(const cicu_collator* collator, uint8_t* out, int32_t capacity,
                                  int32_t* status) { return refuse(status), 0; }
WEAK void cicu_collator_attributes(const cicu_collator* collator, cicu_collation_attributes* attributes,
                                   int32_t* status) { refuse(status); }
WEAK uint32_t cicu_collator_version(const cicu_collator* collator) { return 0; }
WEAK int32_t cicu_collator_compare(const cicu_collator* collator, const uint8_t* first, int32_t firstLength, const uint8_t* second,
                                   int32_t secondLength, int32_t* status) { return refuse(status), 0; }
WEAK int32_t cicu_collator_key(const cicu_collator* collator, const uint8_t* text, int32_t length, uint8_t* out, int32_t capacity,
                               int32_t* status) { return refuse(status), 0; }
WEAK void cicu_collator_elements(const cicu_collator* collator, const uint16_t* characters, int32_t count, uint64_t* elements,
                                 uint8_t* kinds, int32_t* status) { refuse(status); }
WEAK void cicu_collator_contractions(const cicu_collator* collator, const uint16_t* characters, int32_t count, uint8_t* flags,
                                     int32_t* status) { refuse(status); }
WEAK cicu_search* cicu_search_open(const cicu_collator* collator, int32_t* status) { return refuse(status), NULL; }
WEAK void cicu_search_close(cicu_search* search) {}
WEAK void cicu_search_begin(cicu_search* search, const uint8_t* text, int32_t length, const uint8_t* pattern, int32_t patternLength,
                            int32_t* status) { refuse(status); }
WEAK bool cicu_search_next(cicu_search* search, const uint8_t* text, int32_t length, int32_t* range,
                           int32_t* status) { return refuse(status), false; }
WEAK void cicu_search_end(cicu_search* search) {}
WEAK cicu_index* cicu_index_open(const cicu_collator* collator, const char* locale, const char* others, int32_t otherCount,
                                 int32_t maximumCount, int32_t* status) { return refuse(status), NULL; }
WEAK void cicu_index_close(cicu_index* index) {}
WEAK int32_t cicu_index_count(const cicu_index* index) { return 0; }
WEAK int32_t cicu_index_label(const cicu_index* index, int32_t place, uint8_t* out, int32_t capacity, int32_t* kind,
                              int32_t* status) { return refuse(status), 0; }
WEAK int32_t cicu_index_find(const cicu_index* index, const uint8_t* text, int32_t length, int32_t* status) { return refuse(status),
                             0; }

// CICUDatePlans.h

WEAK int32_t cicu_date_symbolType(char letter, int32_t count) { return 0; }
WEAK int32_t cicu_date_symbol(const cicu_date* date, int32_t type, int32_t index, uint8_t* out, int32_t capacity,
                              int32_t* status) { return refuse(status), 0; }
WEAK int32_t cicu_date_digit(const cicu_date* date, int32_t digit, uint8_t* out, int32_t capacity,
                             int32_t* status) { return refuse(status), 0; }
WEAK void cicu_date_week(const cicu_date* date, int32_t* firstDay, int32_t* minimalDays) {}
WEAK int32_t cicu_zone_changes(const char* zone, double end, double* milliseconds, int32_t capacity,
                               int32_t* status) { return refuse(status), 0; }
WEAK bool cicu_zone_states(const char* zone, const double* milliseconds, int32_t count, cicu_zone_state* states,
                           int32_t* status) { return refuse(status), false; }
WEAK int32_t cicu_zone_metazones(const char* zone, uint8_t* out, int32_t capacity, int32_t* status) { return refuse(status), 0; }
WEAK cicu_generic* cicu_generic_open(const char* zone, const char* locale, double end, int32_t* status) { return refuse(status),
                                     NULL; }
WEAK void cicu_generic_close(cicu_generic* generic) {}
WEAK int32_t cicu_generic_references(const cicu_generic* generic, uint8_t* out, int32_t capacity,
                                     int32_t* status) { return refuse(status), 0; }
WEAK int32_t cicu_generic_changes(cicu_generic* generic, double* milliseconds, int32_t capacity,
                                  int32_t* status) { return refuse(status), 0; }
WEAK void cicu_generic_kinds(cicu_generic* generic, const double* milliseconds, int32_t count, uint8_t* kinds,
                             int32_t* status) { refuse(status); }

// CICUDates.h

WEAK cicu_date* cicu_date_open(int32_t dateStyle, int32_t timeStyle, const char* pattern, const char* locale, const char* digits,
                               const char* zone, int32_t context, bool isProleptic, int32_t* status) { return refuse(status),
                               NULL; }
WEAK void cicu_date_close(cicu_date* date) {}
WEAK int32_t cicu_date_relativePattern(int32_t dateStyle, int32_t timeStyle, const char* locale, uint8_t* out, int32_t capacity,
                                       int32_t* status) { return refuse(status), 0; }
WEAK int32_t cicu_date_dayWord(int32_t dateStyle, const char* locale, int32_t context, int32_t days, uint8_t* out, int32_t capacity,
                               int32_t* status) { return refuse(status), 0; }
WEAK int32_t cicu_date_pattern(const cicu_date* date, uint8_t* out, int32_t capacity, int32_t* status) { return refuse(status), 0; }
WEAK int32_t cicu_date_format(cicu_date* date, double millisecondsSince1970, int32_t offsetSeconds, bool isDaylight, uint8_t* out,
                              int32_t capacity, int32_t* status) { return refuse(status), 0; }
WEAK int32_t cicu_date_formatFields(cicu_date* date, double millisecondsSince1970, int32_t offsetSeconds, bool isDaylight,
                                    uint8_t* out, int32_t capacity, cicu_fields* fields, int32_t* status) { return refuse(status),
                                    0; }
WEAK void cicu_date_parse(cicu_date* date, const char* text, int32_t length, bool isLenient, cicu_date_prefix* prefix,
                          int32_t* status) { refuse(status); }
WEAK bool cicu_zone_parse(const char* locale, const char* field, const char* text, int32_t length, double localMilliseconds,
                          int32_t* offsetSeconds, int32_t* status) { return refuse(status), false; }
WEAK int32_t cicu_date_calendar(const cicu_date* date, uint8_t* out, int32_t capacity, int32_t* status) { return refuse(status),
                                0; }
WEAK bool cicu_date_knows(int32_t field) { return false; }
WEAK void cicu_date_values(cicu_date* date, double milliseconds, const int32_t* fields, int32_t count, int32_t* values,
                           int32_t* status) { refuse(status); }
WEAK int32_t cicu_date_resolve(cicu_date* date, const int32_t* fields, const int32_t* values, int32_t setCount, int32_t count,
                               double* milliseconds, int32_t* status) { return refuse(status), 0; }
WEAK cicu_patterns* cicu_patterns_open(const char* locale, int32_t* status) { return refuse(status), NULL; }
WEAK void cicu_patterns_close(cicu_patterns* patterns) {}
WEAK int32_t cicu_patterns_best(cicu_patterns* patterns, const char* fields, const char* locale, int32_t match, uint8_t* out,
                                int32_t capacity, int32_t* status) { return refuse(status), 0; }
WEAK int32_t cicu_date_periodName(const char* locale, const char* width, const char* period, uint8_t* out, int32_t capacity,
                                  int32_t* status) { return refuse(status), 0; }
WEAK int32_t cicu_pattern_skeleton(const char* pattern, uint8_t* out, int32_t capacity, int32_t* status) { return refuse(status),
                                   0; }
WEAK int32_t cicu_zone_names(const char* zone, uint8_t* out, int32_t capacity, int32_t* status) { return refuse(status), 0; }
WEAK cicu_relative* cicu_relative_open(const char* locale, const char* numbers, const char* symbols, int32_t width, int32_t context,
                                       int32_t grouping, int32_t* status) { return refuse(status), NULL; }
WEAK void cicu_relative_close(cicu_relative* relative) {}
WEAK int32_t cicu_relative_format(const cicu_relative* relative, bool isNamed, double value, int32_t unit, uint8_t* out,
                                  int32_t capacity, int32_t* status) { return refuse(status), 0; }
WEAK int32_t cicu_relative_formatFields(const cicu_relative* relative, bool isNamed, double value, int32_t unit, uint8_t* out,
                                        int32_t capacity, cicu_fields* fields, int32_t* status) { return refuse(status), 0; }
WEAK cicu_interval* cicu_interval_open(const char* skeleton, const char* locale, const char* digits, const char* zone,
                                       int32_t context, bool isProleptic, int32_t* status) { return refuse(status), NULL; }
WEAK void cicu_interval_close(cicu_interval* interval) {}
WEAK int32_t cicu_interval_format(cicu_interval* interval, const cicu_moment* start, const cicu_moment* end, uint8_t* out,
                                  int32_t capacity, cicu_fields* fields, int32_t* status) { return refuse(status), 0; }

// CICUDurations.h

WEAK int32_t cicu_duration_pattern(const char* name, const char* fields, uint8_t* out, int32_t capacity,
                                   int32_t* status) { return refuse(status), 0; }

// CICULists.h

WEAK cicu_list* cicu_list_open(const char* locale, int32_t type, int32_t width, int32_t* status) { return refuse(status), NULL; }
WEAK void cicu_list_close(cicu_list* list) {}
WEAK int32_t cicu_list_format(const cicu_list* list, const uint8_t* items, const int32_t* lengths, int32_t count, uint8_t* out,
                              int32_t capacity, cicu_fields* fields, int32_t* status) { return refuse(status), 0; }
WEAK bool cicu_script_isHebrew(uint32_t point) { return false; }

// CICULocaleInfo.h

WEAK int32_t cicu_locale_normalize(const char* name, uint8_t* out, int32_t capacity, int32_t* status) { return refuse(status), 0; }
WEAK int32_t cicu_locale_canonicalize(const char* name, uint8_t* out, int32_t capacity, int32_t* status) { return refuse(status),
                                      0; }
WEAK int32_t cicu_locale_minimize(const char* name, uint8_t* out, int32_t capacity, int32_t* status) { return refuse(status), 0; }
WEAK int32_t cicu_locale_tag(const char* name, uint8_t* out, int32_t capacity, int32_t* status) { return refuse(status), 0; }
WEAK int32_t cicu_locale_direction(const char* name, bool ofLines, int32_t* status) { return refuse(status), 0; }
WEAK bool cicu_locale_isRightToLeft(const char* name) { return false; }
WEAK void cicu_locale_week(const char* name, cicu_week* week, int32_t* status) { refuse(status); }
WEAK int32_t cicu_locale_numbering(const char* name, uint8_t* out, int32_t capacity, int32_t* status) { return refuse(status), 0; }
WEAK int32_t cicu_numbering_digits(const char* system, uint8_t* out, int32_t capacity, int32_t* status) { return refuse(status),
                                   0; }
WEAK int32_t cicu_locale_delimiter(const char* name, int32_t which, uint8_t* out, int32_t capacity,
                                   int32_t* status) { return refuse(status), 0; }
WEAK int32_t cicu_locale_exemplars(const char* name, int32_t which, uint8_t* out, int32_t capacity,
                                   int32_t* status) { return refuse(status), 0; }
WEAK int32_t cicu_region_calendars(const char* region, uint8_t* out, int32_t capacity, int32_t* status) { return refuse(status),
                                   0; }
WEAK int32_t cicu_region_hourFormats(const char* language, const char* region, uint8_t* out, int32_t capacity,
                                     int32_t* status) { return refuse(status), 0; }
WEAK int32_t cicu_region_measurementSystem(const char* region, int32_t* status) { return refuse(status), 0; }
WEAK void cicu_region_paperSize(const char* region, int32_t* width, int32_t* height, int32_t* status) { refuse(status); }
WEAK int32_t cicu_region_temperatureUnit(const char* region, uint8_t* out, int32_t capacity,
                                         int32_t* status) { return refuse(status), 0; }

// CICULocales.h

WEAK int32_t cicu_library_version(uint8_t* out, int32_t capacity, int32_t* status) { return refuse(status), 0; }
WEAK int32_t cicu_library_cldrVersion(uint8_t* out, int32_t capacity, int32_t* status) { return refuse(status), 0; }
WEAK int32_t cicu_library_unicodeVersion(uint8_t* out, int32_t capacity, int32_t* status) { return refuse(status), 0; }
WEAK int32_t cicu_library_zoneDataVersion(uint8_t* out, int32_t capacity, int32_t* status) { return refuse(status), 0; }
WEAK const char* cicu_status_name(int32_t status) { return status == CICU_ABSENT ? "ICU_ABSENT" : "U_ERROR"; }
WEAK bool cicu_status_isSyntaxError(int32_t status) { return false; }
WEAK cicu_names* cicu_names_open(int32_t tree, int32_t* status) { return refuse(status), NULL; }
WEAK const char* cicu_names_next(cicu_names* names, int32_t* status) { return refuse(status), NULL; }
WEAK void cicu_names_close(cicu_names* names) {}
WEAK bool cicu_tree_has(int32_t tree, const char* name, int32_t* status) { return refuse(status), false; }
WEAK int32_t cicu_tree_check(int32_t tree, const char* name, uint8_t* out, int32_t capacity, int32_t* failure,
                             int32_t* status) { return refuse(status), 0; }
WEAK int32_t cicu_alias_write(int32_t kind, const char* subtag, uint8_t* out, int32_t capacity,
                              int32_t* status) { return refuse(status), 0; }
WEAK int32_t cicu_parent_write(const char* name, uint8_t* out, int32_t capacity, int32_t* status) { return refuse(status), 0; }
WEAK bool cicu_value_isKnown(int32_t keyword, const char* value, int32_t* status) { return refuse(status), false; }
WEAK int32_t cicu_locale_icuName(const char* tag, uint8_t* out, int32_t capacity, int32_t* status) { return refuse(status), 0; }
WEAK const char* cicu_data_likelyFile(void) { return "likelySubtags.res"; }
WEAK int32_t cicu_locale_maximize(const char* name, uint8_t* out, int32_t capacity, int32_t* status) { return refuse(status), 0; }
WEAK int32_t cicu_keyword_unicodeKey(const char* keyword, uint8_t* out, int32_t capacity, int32_t* status) { return refuse(status),
                                     0; }
WEAK int32_t cicu_keyword_unicodeType(const char* keyword, const char* value, uint8_t* out, int32_t capacity,
                                      int32_t* status) { return refuse(status), 0; }
WEAK int32_t cicu_locale_calendarType(const char* name, uint8_t* out, int32_t capacity, int32_t* status) { return refuse(status),
                                      0; }
WEAK int32_t cicu_region_hourFormat(const char* language, const char* region, bool allowed, uint8_t* out, int32_t capacity,
                                    int32_t* status) { return refuse(status), 0; }

// CICUMatcher.h

WEAK cicu_matcher* cicu_matcher_open(const char* const* supported, int32_t supportedCount, const char* first, int32_t options,
                                     int32_t* status) { return refuse(status), NULL; }
WEAK void cicu_matcher_close(cicu_matcher* matcher) {}
WEAK int32_t cicu_matcher_match(const cicu_matcher* matcher, const char* const* desired, int32_t desiredCount,
                                int32_t* desiredIndex, int32_t* status) { return refuse(status), 0; }

// CICUNames.h

WEAK cicu_display* cicu_display_open(const char* locale, bool usesDialects, int32_t context, bool isShort, bool substitutes,
                                     int32_t* status) { return refuse(status), NULL; }
WEAK void cicu_display_close(cicu_display* display) {}
WEAK int32_t cicu_display_write(const cicu_display* display, int32_t kind, const char* code, uint8_t* out, int32_t capacity,
                                int32_t* status) { return refuse(status), 0; }
WEAK int32_t cicu_display_writeValue(const cicu_display* display, const char* keyword, const char* value, uint8_t* out,
                                     int32_t capacity, int32_t* status) { return refuse(status), 0; }
WEAK int32_t cicu_keyword_legacyKey(const char* key, uint8_t* out, int32_t capacity, int32_t* status) { return refuse(status), 0; }
WEAK int32_t cicu_keyword_legacyType(const char* keyword, const char* type, uint8_t* out, int32_t capacity,
                                     int32_t* status) { return refuse(status), 0; }

// CICUNumbers.h

WEAK cicu_number* cicu_number_open(const char* skeleton, const char* locale, int32_t* errorOffset,
                                   int32_t* status) { return refuse(status), NULL; }
WEAK void cicu_number_close(cicu_number* number) {}
WEAK int32_t cicu_number_formatInteger(const cicu_number* number, int64_t value, uint8_t* out, int32_t capacity,
                                       int32_t* status) { return refuse(status), 0; }
WEAK int32_t cicu_number_formatDouble(const cicu_number* number, double value, uint8_t* out, int32_t capacity,
                                      int32_t* status) { return refuse(status), 0; }
WEAK int32_t cicu_number_formatDecimal(const cicu_number* number, const char* digits, int32_t digitCount, uint8_t* out,
                                       int32_t capacity, int32_t* status) { return refuse(status), 0; }
WEAK int32_t cicu_number_formatFields(const cicu_number* number, const char* digits, int32_t digitCount, double value, uint8_t* out,
                                      int32_t capacity, cicu_fields* fields, int32_t* status) { return refuse(status), 0; }
WEAK cicu_range* cicu_range_open(const char* skeleton, const char* locale, int32_t collapse, int32_t identity, int32_t* errorOffset,
                                 int32_t* status) { return refuse(status), NULL; }
WEAK void cicu_range_close(cicu_range* range) {}
WEAK int32_t cicu_range_formatDecimal(const cicu_range* range, const char* first, int32_t firstCount, const char* second,
                                      int32_t secondCount, uint8_t* out, int32_t capacity, cicu_fields* fields,
                                      int32_t* status) { return refuse(status), 0; }
WEAK int32_t cicu_units_usages(uint8_t* out, int32_t capacity, int32_t* status) { return refuse(status), 0; }
WEAK int32_t cicu_unit_conversions(uint8_t* out, int32_t capacity, int32_t* status) { return refuse(status), 0; }
WEAK int32_t cicu_unit_constants(uint8_t* out, int32_t capacity, int32_t* status) { return refuse(status), 0; }
WEAK int32_t cicu_unit_quantities(uint8_t* out, int32_t capacity, int32_t* status) { return refuse(status), 0; }
WEAK int32_t cicu_unit_preferences(uint8_t* out, int32_t capacity, int32_t* status) { return refuse(status), 0; }
WEAK int32_t cicu_unit_names(const char* locale, uint8_t* out, int32_t capacity, int32_t* status) { return refuse(status), 0; }
WEAK int32_t cicu_currencies_write(uint8_t* out, int32_t capacity, int32_t* status) { return refuse(status), 0; }
WEAK int32_t cicu_currencies_ofRegion(const char* region, double millisecondsSince1970, uint8_t* out, int32_t capacity,
                                      int32_t* status) { return refuse(status), 0; }
WEAK int32_t cicu_currency_symbols_write(uint8_t* out, int32_t capacity, int32_t* status) { return refuse(status), 0; }
WEAK int32_t cicu_currency_fractionDigits(const char* code, bool isCash, int32_t* status) { return refuse(status), 0; }
WEAK double cicu_currency_roundingIncrement(const char* code, bool isCash, int32_t* status) { return refuse(status), 0; }
WEAK int32_t cicu_currency_name(const char* code, const char* locale, int32_t which, uint8_t* out, int32_t capacity,
                                int32_t* status) { return refuse(status), 0; }
WEAK int32_t cicu_currency_pluralName(const char* code, const char* locale, const char* category, uint8_t* out, int32_t capacity,
                                      int32_t* status) { return refuse(status), 0; }
WEAK int32_t cicu_style_fraction(int32_t style, const char* numbering, const char* name, uint8_t* source, int32_t capacity,
                                 int32_t* least, int32_t* most, int32_t* status) { return refuse(status), 0; }
WEAK cicu_rules* cicu_rules_open(int32_t kind, const char* locale, const char* base, int32_t* status) { return refuse(status),
                                 NULL; }
WEAK int32_t cicu_rules_text(int32_t kind, const char* base, uint8_t* out, int32_t capacity,
                             int32_t* status) { return refuse(status), 0; }
WEAK int32_t cicu_rules_symbols(const char* locale, uint8_t* out, int32_t capacity, int32_t* status) { return refuse(status), 0; }
WEAK cicu_rules* cicu_rules_openText(const char* text, int32_t length, const char* locale, int32_t* status) { return refuse(status),
                                     NULL; }
WEAK int32_t cicu_rules_sharedName(const char* locale, uint8_t* out, int32_t capacity, int32_t* status) { return refuse(status),
                                   0; }
WEAK cicu_rules* cicu_rules_openReader(const cicu_rules* rules, int32_t* status) { return refuse(status), NULL; }
WEAK void cicu_rules_close(cicu_rules* rules) {}
WEAK int64_t cicu_rules_size(const cicu_rules* rules, int32_t* status) { return refuse(status), 0; }
WEAK void cicu_rules_select(cicu_rules* rules, const char* ruleSet, int32_t* status) { refuse(status); }
WEAK int32_t cicu_rules_names(const cicu_rules* rules, uint8_t* out, int32_t capacity, int32_t* status) { return refuse(status),
                              0; }
WEAK int32_t cicu_rules_name(const cicu_rules* rules, uint8_t* out, int32_t capacity, int32_t* status) { return refuse(status), 0; }
WEAK int32_t cicu_rules_formatInteger(const cicu_rules* rules, int64_t value, uint8_t* out, int32_t capacity,
                                      int32_t* status) { return refuse(status), 0; }
WEAK int32_t cicu_rules_formatDouble(const cicu_rules* rules, double value, uint8_t* out, int32_t capacity,
                                     int32_t* status) { return refuse(status), 0; }
WEAK int32_t cicu_rules_formatDecimal(const cicu_rules* rules, const char* digits, int32_t digitCount, uint8_t* out,
                                      int32_t capacity, int32_t* status) { return refuse(status), 0; }
WEAK int32_t cicu_rules_parse(cicu_rules* rules, int32_t reading, const char* bytes, int32_t byteCount, uint8_t* out,
                              int32_t capacity, int32_t* consumed, int32_t* status) { return refuse(status), 0; }
WEAK cicu_decimal* cicu_decimal_openPattern(const char* pattern, int32_t patternLength, const char* locale,
                                            int32_t* status) { return refuse(status), NULL; }
WEAK cicu_decimal* cicu_decimal_openStyle(int32_t style, const char* locale, const char* symbols,
                                          int32_t* status) { return refuse(status), NULL; }
WEAK void cicu_decimal_close(cicu_decimal* decimal) {}
WEAK void cicu_decimal_applyPattern(cicu_decimal* decimal, const char* pattern, int32_t patternLength,
                                    int32_t* status) { refuse(status); }
WEAK int32_t cicu_decimal_pattern(const cicu_decimal* decimal, uint8_t* out, int32_t capacity,
                                  int32_t* status) { return refuse(status), 0; }
WEAK int32_t cicu_decimal_count(const cicu_decimal* decimal, int32_t attribute) { return 0; }
WEAK void cicu_decimal_setCount(cicu_decimal* decimal, int32_t attribute, int32_t value) {}
WEAK void cicu_decimal_setText(cicu_decimal* decimal, int32_t attribute, const char* text, int32_t length,
                               int32_t* status) { refuse(status); }
WEAK void cicu_decimal_setRoundingIncrement(cicu_decimal* decimal, double increment) {}
WEAK int32_t cicu_decimal_formatInteger(cicu_decimal* decimal, int64_t value, uint8_t* out, int32_t capacity,
                                        int32_t* status) { return refuse(status), 0; }
WEAK int32_t cicu_decimal_formatDouble(cicu_decimal* decimal, double value, uint8_t* out, int32_t capacity,
                                       int32_t* status) { return refuse(status), 0; }
WEAK int32_t cicu_decimal_formatDecimal(cicu_decimal* decimal, const char* digits, int32_t digitCount, uint8_t* out,
                                        int32_t capacity, int32_t* status) { return refuse(status), 0; }
WEAK int32_t cicu_decimal_formatFields(cicu_decimal* decimal, const char* digits, int32_t digitCount, double value, uint8_t* out,
                                       int32_t capacity, cicu_fields* fields, int32_t* status) { return refuse(status), 0; }
WEAK int32_t cicu_decimal_parse(cicu_decimal* decimal, const char* text, int32_t length, bool withCurrency, cicu_parsed* parsed,
                                uint8_t* out, int32_t capacity, int32_t* status) { return refuse(status), 0; }

// CICUPersons.h

WEAK cicu_person* cicu_person_open(const char* locale, int32_t* status) { return refuse(status), NULL; }
WEAK void cicu_person_close(cicu_person* data) {}
WEAK int32_t cicu_person_texts(const cicu_person* data, const char* path, uint8_t* out, int32_t capacity,
                               int32_t* status) { return refuse(status), 0; }
WEAK int32_t cicu_person_source(const cicu_person* data, const char* path, uint8_t* out, int32_t capacity,
                                int32_t* status) { return refuse(status), 0; }
WEAK cicu_person_breaks* cicu_person_breaks_open(bool betweenWords, const char* locale, int32_t* status) { return refuse(status),
                                                 NULL; }
WEAK void cicu_person_breaks_close(cicu_person_breaks* breaks) {}
WEAK int32_t cicu_person_breaks_ends(cicu_person_breaks* breaks, const uint8_t* text, int32_t length, int32_t* ends,
                                     int32_t capacity, int32_t* status) { return refuse(status), 0; }
WEAK int32_t cicu_script_of(uint32_t point) { return 0; }
WEAK int32_t cicu_script_number(const char* code) { return 0; }
WEAK int32_t cicu_script_code(int32_t number, uint8_t* out, int32_t capacity, int32_t* status) { return refuse(status), 0; }
WEAK int32_t cicu_script_ofLocale(const char* locale, int32_t* out, int32_t capacity, int32_t* status) { return refuse(status), 0; }
WEAK bool cicu_script_isLetter(uint32_t point) { return false; }

// CICUPlurals.h

WEAK int32_t cicu_plurals_set(bool isOrdinal, const char* name, uint8_t* out, int32_t capacity,
                              int32_t* status) { return refuse(status), 0; }
WEAK int32_t cicu_plurals_rules(const char* set, uint8_t* out, int32_t capacity, int32_t* status) { return refuse(status), 0; }
WEAK int32_t cicu_plurals_ranges(const char* language, uint8_t* out, int32_t capacity, int32_t* status) { return refuse(status),
                                 0; }
WEAK cicu_plurals* cicu_plurals_open(bool isOrdinal, const char* name, int32_t* status) { return refuse(status), NULL; }
WEAK void cicu_plurals_close(cicu_plurals* rules) {}
WEAK int32_t cicu_plurals_select(const cicu_plurals* rules, const double* values, int32_t count, uint8_t* out, int32_t capacity,
                                 int32_t* status) { return refuse(status), 0; }

// CICUProbe.h

WEAK cicu_probe* cicu_probe_open(const char* skeleton, const char* locale, const char* unitCase, int32_t* errorOffset,
                                 int32_t* status) { return refuse(status), NULL; }
WEAK void cicu_probe_close(cicu_probe* probe) {}
WEAK int32_t cicu_probe_formatEach(const cicu_probe* probe, const int64_t* integers, int32_t integerCount, const double* doubles,
                                   int32_t doubleCount, const char* digits, uint8_t* out, int32_t capacity, int32_t* ends,
                                   int32_t* status) { return refuse(status), 0; }
WEAK int32_t cicu_probe_formatFields(const cicu_probe* probe, const char* digits, double value, uint8_t* out, int32_t capacity,
                                     cicu_fields* fields, int32_t* status) { return refuse(status), 0; }
WEAK int32_t cicu_probe_gender(const cicu_probe* probe, double value, uint8_t* out, int32_t capacity,
                               int32_t* status) { return refuse(status), 0; }

// CICUTransliterator.h

WEAK int32_t cicu_transliterator_names(uint8_t* out, int32_t capacity, int32_t* status) { return refuse(status), 0; }
WEAK cicu_transliterator* cicu_transliterator_open(const char* name, int32_t* status) { return refuse(status), NULL; }
WEAK void cicu_transliterator_close(cicu_transliterator* rules) {}
WEAK int32_t cicu_transliterator_write(cicu_transliterator* rules, const uint8_t* text, int32_t length, uint8_t* out,
                                       int32_t capacity, int32_t* status) { return refuse(status), 0; }
WEAK int32_t cicu_character_kind(uint32_t point, int32_t* value) { return 0; }
WEAK int32_t cicu_text_compose(const uint8_t* text, int32_t length, uint8_t* out, int32_t capacity,
                               int32_t* status) { return refuse(status), 0; }
