#include "cicu_data.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unicode/ucal.h>
#include <unicode/uenum.h>
#include <unicode/uloc.h>
#include <unicode/ures.h>

#include "cicu_text.h"

// These functions look up single entries of ICU's data and list nothing. A look-up in a table leaves nothing in memory. A bundle
// that is opened by an unknown name would stay in memory until the process ends.

#define TREES (CICU_TREE_COLLATIONS + 1)
#define ALIASES (CICU_ALIAS_SUBDIVISION + 1)

const char* cicu_tree_package(int32_t tree) {
  // The same names that ICU itself uses, so that it finds the files that were read here.
  static const char* const packages[TREES] = {
    [CICU_TREE_CURRENCIES] = U_ICUDATA_NAME "-curr", [CICU_TREE_ZONES] = U_ICUDATA_NAME "-zone",
    [CICU_TREE_RULES] = U_ICUDATA_NAME "-rbnf",      [CICU_TREE_LANGUAGES] = U_ICUDATA_NAME "-lang",
    [CICU_TREE_REGIONS] = U_ICUDATA_NAME "-region",  [CICU_TREE_UNITS] = U_ICUDATA_NAME "-unit",
    [CICU_TREE_BREAKS] = U_ICUDATA_NAME "-brkitr",   [CICU_TREE_COLLATIONS] = U_ICUDATA_NAME "-coll",
  };
  return packages[tree];
}

// ---- Tables that stay open

// Opens a part of a bundle by the keys that lead to it; NULL after a failure.
static UResourceBundle* part_open(const char* package, const char* file, const char* first, const char* second, UErrorCode* code) {
  UResourceBundle* part = ures_openDirect(package, file, code);
  if (first != NULL) ures_getByKey(part, first, part, code);
  if (second != NULL) ures_getByKey(part, second, part, code);
  if (*code <= 0) return part;
  ures_close(part);
  return NULL;
}

typedef _Atomic(UResourceBundle*) kept_part;

// Returns the stored part, or opens it and stores it. Any number of threads may read a part: ICU's functions change nothing
// through a pointer to const.
static const UResourceBundle* part_keep(kept_part* kept, const char* package, const char* file, const char* first, const char* second,
                                        UErrorCode* code) {
  UResourceBundle* found = atomic_load_explicit(kept, memory_order_acquire);
  if (found != NULL) return found;
  UResourceBundle* part = part_open(package, file, first, second, code);
  if (part == NULL || atomic_compare_exchange_strong(kept, &found, part)) return part;
  ures_close(part);
  return found;
}

// Whether a table of texts contains a key.
static bool part_has(const UResourceBundle* part, const char* key) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t length = 0;
  return ures_getStringByKey(part, key, &length, &code) != NULL && code <= 0;
}

bool cicu_tree_has(int32_t tree, const char* name, int32_t* status) {
  static kept_part kept[TREES];
  if (*status > 0) return false;
  UErrorCode code = U_ZERO_ERROR;
  const char* list = tree == CICU_TREE_ALIASES ? "AliasLocales" : "InstalledLocales";
  const UResourceBundle* names = part_keep(&kept[tree], cicu_tree_package(tree), "res_index", list, NULL, &code);
  if (code > 0) *status = code;
  return code <= 0 && part_has(names, name);
}

// ---- Replacements

int32_t cicu_alias_write(int32_t kind, const char* subtag, uint8_t* out, int32_t capacity, int32_t* status) {
  static kept_part kept[ALIASES];
  static const char* const keys[ALIASES] = {"language", "script", "territory", "variant", "subdivision"};
  if (*status > 0) return 0;
  UErrorCode code = U_ZERO_ERROR, absence = U_ZERO_ERROR;
  const UResourceBundle* table = part_keep(&kept[kind], NULL, "metadata", "alias", keys[kind], &code);
  UResourceBundle* entry = code > 0 ? NULL : ures_getByKey(table, subtag, NULL, &absence);
  int32_t length = 0;
  const UChar* replacement = code > 0 || absence > 0 ? NULL : ures_getStringByKey(entry, "replacement", &length, &code);
  int32_t needed = code > 0 || replacement == NULL ? 0 : cicu_text_write(replacement, length, out, capacity, status);
  ures_close(entry);
  if (code > 0) *status = code;
  return needed;
}

// ---- Parents

typedef struct {
  const UChar* child;
  int32_t length;
  const char* parent;
} parent_entry;

typedef struct {
  UResourceBundle* bundle;  // the texts are in its memory
  int32_t count, room;
  parent_entry* entries;
} parent_list;

static void parents_close(parent_list* list) {
  ures_close(list->bundle);
  free(list->entries);
  free(list);
}

static void parents_add(parent_list* list, const UChar* child, int32_t length, const char* parent, UErrorCode* code) {
  if (*code > 0) return;
  if (list->count == list->room) {
    int32_t room = list->room == 0 ? 256 : list->room * 2;
    parent_entry* entries = realloc(list->entries, (size_t)room * sizeof *entries);
    if (entries == NULL) {
      *code = U_MEMORY_ALLOCATION_ERROR;
      return;
    }
    list->entries = entries;
    list->room = room;
  }
  list->entries[list->count++] = (parent_entry){child, length, parent};
}

// Makes the list: pointers to the child names in ICU's memory, some 200, with their parents.
static parent_list* parents_open(UErrorCode* code) {
  parent_list* list = calloc(1, sizeof *list);
  if (list == NULL) {
    *code = U_MEMORY_ALLOCATION_ERROR;
    return NULL;
  }
  list->bundle = part_open(NULL, "supplementalData", "parentLocales", NULL, code);
  UResourceBundle* entry = NULL;
  int32_t parents = *code > 0 ? 0 : ures_getSize(list->bundle);
  for (int32_t place = 0; *code <= 0 && place < parents; place++) {
    entry = ures_getByIndex(list->bundle, place, entry, code);
    if (*code > 0) break;
    const char* parent = ures_getKey(entry);
    bool isOne = ures_getType(entry) == URES_STRING;
    // Newer data also has lists for single services, besides the list for all of them.
    if (strchr(parent, '%') != NULL || (!isOne && ures_getType(entry) != URES_ARRAY)) continue;
    int32_t count = isOne ? 1 : ures_getSize(entry);
    for (int32_t index = 0; *code <= 0 && index < count; index++) {
      int32_t length = 0;
      const UChar* child = isOne ? ures_getString(entry, &length, code) : ures_getStringByIndex(entry, index, &length, code);
      parents_add(list, child, length, parent, code);
    }
  }
  ures_close(entry);
  if (*code <= 0) return list;
  parents_close(list);
  return NULL;
}

static bool parent_is_of(const parent_entry* entry, const char* name, int32_t length) {
  if (entry->length != length) return false;
  for (int32_t unit = length - 1; unit >= 0; unit--) {
    if (entry->child[unit] != (uint8_t)name[unit]) return false;
  }
  return true;
}

int32_t cicu_parent_write(const char* name, uint8_t* out, int32_t capacity, int32_t* status) {
  static _Atomic(parent_list*) kept;
  if (*status > 0) return 0;
  UErrorCode code = U_ZERO_ERROR;
  parent_list* list = atomic_load_explicit(&kept, memory_order_acquire);
  if (list == NULL) {
    parent_list* made = parents_open(&code);
    if (made == NULL || atomic_compare_exchange_strong(&kept, &list, made)) list = made;
    else parents_close(made);
  }
  if (list == NULL) {
    *status = code;
    return 0;
  }
  int32_t length = (int32_t)strlen(name);
  for (int32_t place = 0; place < list->count; place++) {
    const parent_entry* entry = &list->entries[place];
    if (parent_is_of(entry, name, length)) {
      return cicu_bytes_write(entry->parent, (int32_t)strlen(entry->parent), out, capacity, status);
    }
  }
  return 0;
}

// ---- Values of keywords

static bool calendar_is_known(const char* name, UErrorCode* code) {
  UEnumeration* names = ucal_getKeywordValuesForLocale("calendar", "root", false, code);
  const char* each = NULL;
  bool isKnown = false;
  while (*code <= 0 && !isKnown && (each = uenum_next(names, NULL, code)) != NULL) isKnown = strcmp(each, name) == 0;
  uenum_close(names);
  return isKnown;
}

static bool numbering_is_known(const char* name, UErrorCode* code) {
  UErrorCode absence = U_ZERO_ERROR;
  UResourceBundle* systems = part_open(NULL, "numberingSystems", "numberingSystems", NULL, code);
  UResourceBundle* found = systems == NULL ? NULL : ures_getByKey(systems, name, NULL, &absence);
  bool isKnown = found != NULL && absence <= 0;
  ures_close(found);
  ures_close(systems);
  return isKnown;
}

// CLDR lists the regions as single codes and as ranges of codes that differ in the last letter (`AC~G`).
static bool region_is_known(const char* code, UErrorCode* failure) {
  if (strlen(code) != 2) return false;
  UResourceBundle* all = part_open(NULL, "supplementalData", "idValidity", "region", failure);
  UResourceBundle* regular = all == NULL ? NULL : ures_getByKey(all, "regular", NULL, failure);
  int32_t count = *failure > 0 ? 0 : ures_getSize(regular);
  bool isKnown = false;
  for (int32_t index = 0; *failure <= 0 && !isKnown && index < count; index++) {
    int32_t length = 0;
    const UChar* run = ures_getStringByIndex(regular, index, &length, failure);
    if (*failure > 0 || length < 2 || run[0] != (uint8_t)code[0]) continue;
    UChar last = length == 4 && run[2] == u'~' ? run[3] : run[1];
    isKnown = run[1] <= (uint8_t)code[1] && (uint8_t)code[1] <= last;
  }
  ures_close(regular);
  ures_close(all);
  return isKnown;
}

bool cicu_value_isKnown(int32_t keyword, const char* value, int32_t* status) {
  if (*status > 0) return false;
  UErrorCode code = U_ZERO_ERROR;
  bool isKnown = false;
  switch (keyword) {
    case CICU_VALUE_CALENDAR: isKnown = calendar_is_known(value, &code); break;
    case CICU_VALUE_NUMBERING: isKnown = numbering_is_known(value, &code); break;
    case CICU_VALUE_REGION: isKnown = region_is_known(value, &code); break;
    default: code = U_ILLEGAL_ARGUMENT_ERROR;
  }
  if (code > 0) *status = code;
  return isKnown;
}

// ---- Damage

// Writes the path of a file of a tree, relative to the folder of ICU's data; returns the length.
static int32_t file_write(const char* package, const char* name, uint8_t* out, int32_t capacity, int32_t* status) {
  const char* folder = package == NULL ? NULL : strchr(package, '-') + 1;
  char path[2 * ULOC_FULLNAME_CAPACITY];
  size_t start = folder == NULL ? 0 : strlen(folder) + 1, length = strlen(name);
  if (start + length + 4 > sizeof path) return 0;
  if (folder != NULL) memcpy(path, folder, start - 1);
  if (folder != NULL) path[start - 1] = '/';
  memcpy(path + start, name, length);
  memcpy(path + start + length, ".res", 4);
  return cicu_bytes_write(path, (int32_t)(start + length + 4), out, capacity, status);
}

// The file of the likely subtags. ICU 76 has them in another one than ICU 72.
#if U_ICU_VERSION_MAJOR_NUM < 74
#define LIKELY_SUBTAGS "likelySubtags"
#else
#define LIKELY_SUBTAGS "langInfo"
#endif

const char* cicu_data_likelyFile(void) {
  return LIKELY_SUBTAGS ".res";
}

// The files that a tree needs besides those of locales. The names after an empty name are files of the main package.
static const char* const shared_files[TREES][7] = {
  [CICU_TREE_MAIN] = {"root", LIKELY_SUBTAGS, "metadata", "numberingSystems", "plurals", "supplementalData"},
  [CICU_TREE_ALIASES] = {NULL},
  [CICU_TREE_CURRENCIES] = {"root", "supplementalData"},
  [CICU_TREE_ZONES] = {"root", "", "metaZones", "timezoneTypes", "zoneinfo64"},
  [CICU_TREE_RULES] = {"root"},
  [CICU_TREE_LANGUAGES] = {"root"},
  [CICU_TREE_REGIONS] = {"root"},
  [CICU_TREE_UNITS] = {"root", "", "units"},
  [CICU_TREE_BREAKS] = {"root"},
  [CICU_TREE_COLLATIONS] = {"root"},
};

static bool file_is_whole(const char* package, const char* name, UErrorCode* code) {
  ures_close(ures_openDirect(package, name, code));
  return *code <= 0;
}

static int32_t shared_check(int32_t tree, uint8_t* out, int32_t capacity, int32_t* status, UErrorCode* code) {
  static atomic_bool whole[TREES];
  if (atomic_load_explicit(&whole[tree], memory_order_relaxed)) return 0;
  const char* package = cicu_tree_package(tree);
  for (const char* const* each = shared_files[tree]; *each != NULL; each++) {
    if (**each == 0) package = NULL;
    else if (!file_is_whole(package, *each, code)) return file_write(package, *each, out, capacity, status);
  }
  atomic_store_explicit(&whole[tree], true, memory_order_relaxed);
  return 0;
}

// Whether a file has the name. ICU would open the process's default locale in place of another name.
static bool tree_knows(int32_t tree, const char* name, int32_t* status) {
  return cicu_tree_has(tree, name, status) || (tree == CICU_TREE_MAIN && cicu_tree_has(CICU_TREE_ALIASES, name, status));
}

UResourceBundle* cicu_bundle_open(int32_t tree, const char* name, UErrorCode* code) {
  int32_t status = 0;
  UErrorCode outcome = U_ZERO_ERROR;
  const char* package = cicu_tree_package(tree);
  if (tree_knows(tree, name, &status)) ures_close(ures_open(package, name, &outcome));
  return ures_openDirect(package, name, code);
}

// By the rules of ICU's loadParentsExceptRoot. ICU gives a warning if a value comes from a parent of the bundle.
bool cicu_parent_read(const UResourceBundle* bundle, char* name, size_t room) {
  UErrorCode code = U_ZERO_ERROR, absence = U_ZERO_ERROR;
  UResourceBundle* end = ures_getByKey(bundle, "%%ParentIsRoot", NULL, &absence);
  ures_close(end);
  if (absence == U_ZERO_ERROR) return false;
  int32_t length = 0;
  const UChar* named = ures_getStringByKey(bundle, "%%Parent", &length, &code);
  if (code == U_ZERO_ERROR && (size_t)length < room) {
    u_UCharsToChars(named, name, length);
    name[length] = 0;
    return strcmp(name, "root") != 0;
  }
  // The name of the data itself, because the name that was asked for may be an old one.
  code = U_ZERO_ERROR;
  const char* own = ures_getLocaleByType(bundle, ULOC_VALID_LOCALE, &code);
  if (code <= 0 && strlen(own) < room) strcpy(name, own);
  char* last = strrchr(name, '_');
  if (last != NULL) *last = 0;
  return last != NULL && last != name;
}

int32_t cicu_tree_check(int32_t tree, const char* name, uint8_t* out, int32_t capacity, int32_t* failure, int32_t* status) {
  *failure = 0;
  if (*status > 0) return 0;
  UErrorCode code = U_ZERO_ERROR;
  int32_t needed = shared_check(tree, out, capacity, status, &code);
  const char* package = cicu_tree_package(tree);
  char current[ULOC_FULLNAME_CAPACITY];
  bool isLocale = strcmp(name, "root") != 0 && strlen(name) < sizeof current;
  if (isLocale) strcpy(current, name);
  while (code <= 0 && *status <= 0 && isLocale) {
    if (!tree_knows(tree, current, status)) {
      char* last = strrchr(current, '_');
      isLocale = last != NULL;
      if (isLocale) *last = 0;
      continue;
    }
    // Not ures_openDirect: see `cicu_bundle_open`.
    UResourceBundle* bundle = ures_open(package, current, &code);
    // ICU gives a warning if it opened another bundle instead.
    if (code < 0) code = U_MISSING_RESOURCE_ERROR;
    if (code > 0) needed = file_write(package, current, out, capacity, status);
    else isLocale = cicu_parent_read(bundle, current, sizeof current);
    ures_close(bundle);
  }
  if (code > 0) *failure = code;
  return needed;
}
