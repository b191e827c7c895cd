// The functions of CCompiledData.h in a program without data.
//
// Each definition is weak, so that the linker takes that of the target `CCompiledRelease`, or of a target
// with a subset, where a program has one.
#include "CCompiledData.h"

#define WEAK __attribute__((weak))

WEAK const void* ccompileddata_release(void) { return NULL; }
WEAK size_t ccompileddata_release_size(void) { return 0; }
