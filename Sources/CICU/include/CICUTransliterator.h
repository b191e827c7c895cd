// Texts in ASCII: rules that replace letters, the kinds of the letters that are left, and normalization. A part of CICU.h, with the same
// conventions.

#ifndef CICU_TRANSLITERATOR_H
#define CICU_TRANSLITERATOR_H

#include "CICUTypes.h"

#ifdef __cplusplus
extern "C" {
#endif

// ---- Rules (cicu_transliterator.c)

typedef struct cicu_transliterator cicu_transliterator;

/// Writes the names of all rules whose target is ASCII, such as `Latin-ASCII`, each with a line feed (utrans_openIDs).
int32_t cicu_transliterator_names(uint8_t* out, int32_t capacity, int32_t* status);

/// Opens rules by one of these names (utrans_openU). One thread at a time may use them.
cicu_transliterator* cicu_transliterator_open(const char* name, int32_t* status);
void cicu_transliterator_close(cicu_transliterator* rules);

/// Applies rules to a text (utrans_transUChars). The time grows with the square of the length, so texts should be short.
int32_t cicu_transliterator_write(cicu_transliterator* rules, const uint8_t* text, int32_t length, uint8_t* out, int32_t capacity,
                                  int32_t* status);

// ---- Characters (cicu_script.c)

/// The kinds of characters (u_charType): letters, also those that are numbers; marks; digits from 0 to 9; characters of formats; the
/// rest.
enum { CICU_CHARACTER_OTHER, CICU_CHARACTER_LETTER, CICU_CHARACTER_MARK, CICU_CHARACTER_DIGIT, CICU_CHARACTER_FORMAT };

/// Returns the kind of a character and, of a digit, also the value.
int32_t cicu_character_kind(uint32_t point, int32_t* value);

// ---- Normalization (cicu_compose.c)

/// Writes a text in Unicode's form NFC (unorm2_normalize).
int32_t cicu_text_compose(const uint8_t* text, int32_t length, uint8_t* out, int32_t capacity, int32_t* status);

#ifdef __cplusplus
}
#endif

#endif
