// Private to CICU: the packages of ICU's data. Not in `include/`, so that Swift never sees it.
#ifndef CICU_DATA_H
#define CICU_DATA_H

#include <stdint.h>

/// The package of a tree of data, as an argument of ures_openDirect; NULL for the main package.
const char* cicu_tree_package(int32_t tree);

#endif
