// Private to CICU: the packages of ICU's data. Not in `include/`, so that Swift never sees it.
#ifndef CICU_DATA_H
#define CICU_DATA_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <unicode/ures.h>

/// The package of a tree of data, as an argument of ures_openDirect; NULL for the main package.
const char* cicu_tree_package(int32_t tree);

/// Opens a bundle of a tree without what it inherits, as ures_openDirect does. `name` is `root` or that of a locale.
///
/// ICU stores a bundle with its parents. If ures_openDirect is the first to open one, the parent that the bundle names is lost
/// (`no` for `nb`, `en_001` for `en_AU`): from then on, the process has root's texts in its place.
UResourceBundle* cicu_bundle_open(int32_t tree, const char* name, UErrorCode* code);

/// Reads the next name in the chain of a bundle's parents; false for root. `bundle` was opened by ures_open.
bool cicu_parent_read(const UResourceBundle* bundle, char* name, size_t room);

#endif
