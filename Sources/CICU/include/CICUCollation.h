// The order of texts, searching by that order, and the headings of an index: a part of CICU.h, with the same conventions.
#ifndef CICU_COLLATION_H
#define CICU_COLLATION_H

#include "CICUTypes.h"

#ifdef __cplusplus
extern "C" {
#endif

// ---- Collators (cicu_collator.c)

typedef struct cicu_collator cicu_collator;

enum {
  CICU_COLLATION_PRIMARY = 0,
  CICU_COLLATION_SECONDARY = 1,
  CICU_COLLATION_TERTIARY = 2,
  CICU_COLLATION_QUATERNARY = 3,
  CICU_COLLATION_IDENTICAL = 15,
};
enum { CICU_COLLATION_OFF = 0, CICU_COLLATION_ON = 1 };
enum { CICU_COLLATION_LOWER_FIRST = 1, CICU_COLLATION_UPPER_FIRST = 2 };
enum { CICU_COLLATION_SPACES = 0, CICU_COLLATION_PUNCTUATION = 1, CICU_COLLATION_SYMBOLS = 2, CICU_COLLATION_CURRENCIES = 3 };

/// The attributes of a collator; -1 for the value of the locale's data.
typedef struct {
  int32_t strength;
  int32_t caseLevel;
  int32_t caseFirst;
  int32_t numeric;
  int32_t shifted;  // whether punctuation is ignored
  int32_t maxVariable;  // the characters that are punctuation in that sense, and those before them
  int32_t backwards;
  int32_t normalization;
} cicu_collation_attributes;

/// Returns the code of a group of characters that can be reordered, or -1: `space`, `punct`, `symbol`, `currency`, `digit`, or a
/// script by its code of four letters (u_getPropertyValueEnum); `Zzzz` is every other script.
int32_t cicu_collation_group(const char* name);

/// Opens the order of a locale (ucol_open), which may have the keyword `collation`, and sets its attributes. `groups` are codes of
/// cicu_collation_group in their new order; `groupCount` is -1 for the order of the locale's data.
cicu_collator* cicu_collator_open(const char* locale, const cicu_collation_attributes* attributes, const int32_t* groups,
                                  int32_t groupCount, int32_t* status);
void cicu_collator_close(cicu_collator* collator);
/// Writes the locale whose order is used (ucol_getLocaleByType), with the keyword `collation` if it is not the usual order.
int32_t cicu_collator_locale(const cicu_collator* collator, uint8_t* out, int32_t capacity, int32_t* status);
/// Reads the attributes in effect (ucol_getAttribute), without the order of groups.
void cicu_collator_attributes(const cicu_collator* collator, cicu_collation_attributes* attributes, int32_t* status);
/// Returns the version of the order's data and code (ucol_getVersion): its keys are comparable with others of the same version.
uint32_t cicu_collator_version(const cicu_collator* collator);
/// Compares two texts (ucol_strcollUTF8): -1, 0 or 1. Threads may share the collator.
int32_t cicu_collator_compare(const cicu_collator* collator, const uint8_t* first, int32_t firstLength, const uint8_t* second,
                              int32_t secondLength, int32_t* status);
/// Writes the sort key of a text (ucol_getSortKey), with the zero at its end.
int32_t cicu_collator_key(const cicu_collator* collator, const uint8_t* text, int32_t length, uint8_t* out, int32_t capacity,
                          int32_t* status);

// ---- Collation elements (cicu_elements.c)

enum {
  /// The most elements that a character may have; one with more has none here, and is marked as CICU_ELEMENTS_TOO_MANY.
  CICU_ELEMENTS_MOST = 8,
  CICU_ELEMENTS_COUNT = 0x0F,
  CICU_ELEMENTS_TOO_MANY = 0x0F,
  /// The order ignores the character as punctuation, and what follows it may depend on that.
  CICU_ELEMENTS_VARIABLE = 0x10,
};
enum {
  /// The character can be the beginning of a contraction, or be before the characters whose elements it changes.
  CICU_CONTRACTION_STARTS = 0x01,
  /// The character can be in a contraction, after another one of the characters.
  CICU_CONTRACTION_FOLLOWS = 0x02,
};

/// Reads the collation elements (ucol_next) of each of `count` characters. `elements` receives CICU_ELEMENTS_MOST for each: a
/// primary weight in the upper 32 bits, a secondary and a tertiary one in 16 bits each. `kinds` receives the number of elements of
/// each, and CICU_ELEMENTS_VARIABLE.
void cicu_collator_elements(const cicu_collator* collator, const uint16_t* characters, int32_t count, uint64_t* elements,
                            uint8_t* kinds, int32_t* status);
/// Finds which of `count` characters contract (ucol_getContractionsAndExpansions), which are in ascending order: `flags` receives
/// the flags of each.
void cicu_collator_contractions(const cicu_collator* collator, const uint16_t* characters, int32_t count, uint8_t* flags,
                                int32_t* status);

// ---- Searching (cicu_search.c)

typedef struct cicu_search cicu_search;

/// Opens a search by the order of a collator (usearch_openFromCollator), which must exist as long as the search.
cicu_search* cicu_search_open(const cicu_collator* collator, int32_t* status);
void cicu_search_close(cicu_search* search);
/// Begins to look for a pattern in a text (usearch_setPattern, usearch_setText), neither of them empty. One thread may use the
/// search at a time, from this call to cicu_search_end.
void cicu_search_begin(cicu_search* search, const uint8_t* text, int32_t length, const uint8_t* pattern, int32_t patternLength,
                       int32_t* status);
/// Finds the next match (usearch_next) in the text that the search began with. `range` receives its start and its end, in UTF-8
/// bytes.
bool cicu_search_next(cicu_search* search, const uint8_t* text, int32_t length, int32_t* range, int32_t* status);
/// Forgets the text, and frees the memory of a long one.
void cicu_search_end(cicu_search* search);

// ---- Headings of an index (cicu_index.cpp)

typedef struct cicu_index cicu_index;

enum { CICU_INDEX_NORMAL = 0, CICU_INDEX_UNDERFLOW = 1, CICU_INDEX_INFLOW = 2, CICU_INDEX_OVERFLOW = 3 };

/// Opens the headings of a locale (AlphabeticIndex), in the order of a copy of the collator. `others` are `otherCount` further
/// locales whose headings are added, one name after another, each with a NUL at its end.
cicu_index* cicu_index_open(const cicu_collator* collator, const char* locale, const char* others, int32_t otherCount,
                            int32_t maximumCount, int32_t* status);
void cicu_index_close(cicu_index* index);
/// Returns the number of headings (ImmutableIndex::getBucketCount).
int32_t cicu_index_count(const cicu_index* index);
/// Writes the text of a heading (Bucket::getLabel), and returns its kind in `kind`.
int32_t cicu_index_label(const cicu_index* index, int32_t place, uint8_t* out, int32_t capacity, int32_t* kind, int32_t* status);
/// Returns the number of the heading that a text belongs to (ImmutableIndex::getBucketIndex). Threads may share the index.
int32_t cicu_index_find(const cicu_index* index, const uint8_t* text, int32_t length, int32_t* status);

#ifdef __cplusplus
}
#endif
#endif
