// The entries of ICU's tries of locales.
#ifndef CICU_TRIE_H
#define CICU_TRIE_H

#include <unicode/utypes.h>

#include "cicu_lines.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Writes a line for each entry of a trie (BytesTrie::Iterator) of the bundle `langInfo`: `path`, its subtags, each after a slash, a
/// tab, and its value. There the last byte of a subtag has the highest bit, and an asterisk stands alone.
void cicu_trie_write(const uint8_t* trie, const char* path, cicu_line_writer add, void* text, UErrorCode* code);

#ifdef __cplusplus
}
#endif

#endif
