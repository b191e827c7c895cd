// Private to CICU: the packages of ICU's data. Not in `include/`, so that Swift never sees it.
#ifndef CICU_DATA_H
#define CICU_DATA_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <unicode/ures.h>

/// The package of a tree of data, as an argument of ures_openDirect; NULL for the main package.
const char* cicu_tree_package(int32_t tree);

/// Reads the next name in the chain of a bundle's parents; false for root. `bundle` was opened by ures_open.
bool cicu_parent_read(const UResourceBundle* bundle, char* name, size_t room);

#endif
