// Rules that replace letters, and normalization (cicu_transliterator.c): a part of CICU.h, with the same conventions.

#ifndef CICU_TRANSLITERATOR_H
#define CICU_TRANSLITERATOR_H

#include "CICUTypes.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct cicu_transliterator cicu_transliterator;

/// Writes the names of all rules whose target is ASCII, such as `Latin-ASCII`, each with a line feed (utrans_openIDs).
int32_t cicu_transliterator_names(uint8_t* out, int32_t capacity, int32_t* status);

/// Opens rules by one of these names (utrans_openU). One thread at a time may use them.
cicu_transliterator* cicu_transliterator_open(const char* name, int32_t* status);
void cicu_transliterator_close(cicu_transliterator* rules);

/// Applies rules to a text (utrans_transUChars). The time grows with the square of the length, so texts should be short.
int32_t cicu_transliterator_write(cicu_transliterator* rules, const uint8_t* text, int32_t length, uint8_t* out, int32_t capacity,
                                  int32_t* status);

/// Writes a text in Unicode's form NFC (unorm2_normalize).
int32_t cicu_text_compose(const uint8_t* text, int32_t length, uint8_t* out, int32_t capacity, int32_t* status);

#ifdef __cplusplus
}
#endif

#endif
