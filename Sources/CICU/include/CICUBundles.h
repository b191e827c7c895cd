// Whole tables of ICU's data, and the identity of the library: a part of CICU.h, with the same conventions.
#ifndef CICU_BUNDLES_H
#define CICU_BUNDLES_H

#include "CICUTypes.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Writes a part of a bundle of supplemental data (ures_openDirect) as lines: the keys and places that lead to a value, joined by
/// slashes, a tab, and the value. Numbers of a vector, and bytes, are separated by spaces; a trie has a line for each entry, with
/// slashes between subtags. For tools; it reads everything below `path`.
/// The table `likelySubtags`, which ICU 74 and later have only in a form for their own code, is made by uloc_addLikelySubtags.
int32_t cicu_bundle_write(const char* bundle, const char* path, uint8_t* out, int32_t capacity, int32_t* status);

/// Whether the program has ICU.
bool cicu_library_isPresent(void);

/// Writes what tells this build of ICU from all others: the build IDs of the loaded libraries `libicudata`, `libicui18n` and
/// `libicuuc` (NT_GNU_BUILD_ID), in hexadecimal digits, separated by spaces. Nothing if one of them has none, as with static
/// libraries.
int32_t cicu_library_identity(uint8_t* out, int32_t capacity, int32_t* status);

#ifdef __cplusplus
}
#endif
#endif
