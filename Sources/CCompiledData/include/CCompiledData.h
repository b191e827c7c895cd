// The data of a program that was compiled ahead: the release, a subset, or none.
#ifndef CCOMPILEDDATA_H
#define CCOMPILEDDATA_H

#include <stddef.h>

/// The bytes of the data, aligned to 16; NULL without any.
const void* ccompileddata_release(void);
/// Their number.
size_t ccompileddata_release_size(void);

#endif
