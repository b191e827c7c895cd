// The compiled data of the package, as it is in `CLDRData/plans`.
#ifndef CCOMPILEDDATA_H
#define CCOMPILEDDATA_H

#include <stddef.h>

/// The bytes of the release's data, aligned to 16.
const void* ccompileddata_release(void);
/// Their number.
size_t ccompileddata_release_size(void);

#endif
