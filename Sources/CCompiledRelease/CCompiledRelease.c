// The data of the release, which the linker takes in place of none where a program has this target.
#include "CCompiledData.h"

// `#embed` is C23, and an extension of clang in the dialect that packages are compiled in.
#pragma clang diagnostic ignored "-Wc23-extensions"

// The one place that says which file is the release.
static const _Alignas(16) unsigned char release[] = {
#embed "../../CLDRData/plans/icu-72.plans" if_empty(0)
};

const void* ccompileddata_release(void) { return release; }
size_t ccompileddata_release_size(void) { return sizeof release; }
