#include "cicu_likely.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <unicode/uchar.h>
#include <unicode/uloc.h>
#include <unicode/uregion.h>
#include <unicode/uscript.h>

// A table of likely subtags, as `likelySubtags.res` of ICU 72 is, from the answers of uloc_addLikelySubtags: ICU 74 and later have the
// table only in a form for their own code. An entry that follows from a shorter one is left out.

#define NAME 32
#define MOST 1024

typedef struct {
  char names[MOST][8];
  int32_t count;
} codes;

typedef struct {
  char language[NAME], script[NAME], region[NAME];
} subtags;

static void scripts_list(codes* list) {
  for (int32_t code = 0; code < u_getIntPropertyMaxValue(UCHAR_SCRIPT) + 1 && list->count < MOST; code++) {
    const char* name = uscript_getShortName((UScriptCode)code);
    if (name != NULL && strlen(name) == 4) strcpy(list->names[list->count++], name);
  }
}

static void regions_list(codes* list, UErrorCode* code) {
  static const URegionType types[] = {URGN_TERRITORY, URGN_WORLD, URGN_CONTINENT, URGN_SUBCONTINENT, URGN_GROUPING};
  for (size_t type = 0; type < sizeof types / sizeof *types; type++) {
    UEnumeration* all = uregion_getAvailable(types[type], code);
    const char* name;
    while (*code <= 0 && list->count < MOST && (name = uenum_next(all, NULL, code)) != NULL) {
      if (strlen(name) < 4) strcpy(list->names[list->count++], name);
    }
    uenum_close(all);
  }
}

// The likely subtags of a name; false if there are none.
static bool likely(const char* name, subtags* found, UErrorCode* code) {
  char full[NAME];
  uloc_addLikelySubtags(name, full, NAME, code);
  if (*code > 0) return false;
  uloc_getLanguage(full, found->language, NAME, code);
  uloc_getScript(full, found->script, NAME, code);
  uloc_getCountry(full, found->region, NAME, code);
  // Some regions have no language: Antarctica.
  if (found->language[0] == 0) strcpy(found->language, "und");
  return *code <= 0 && found->script[0] != 0 && found->region[0] != 0;
}

static void entry_add(const char* name, const subtags* value, cicu_line_writer add, void* text) {
  char line[4 * NAME];
  int length = snprintf(line, sizeof line, "%s\t%s_%s_%s\n", name, value->language, value->script, value->region);
  add(text, line, (int32_t)length);
}

// Adds the entries of a language, or of `und`, with scripts and regions.
static void language_add(const char* language, const codes* scripts, const codes* regions, cicu_line_writer add, void* text,
                         UErrorCode* code) {
  subtags own, found;
  char name[NAME];
  bool isUnknown = strcmp(language, "und") == 0;
  if (!likely(language, &own, code)) return;
  // Another spelling of a language, which an alias replaces before.
  if (!isUnknown && strcmp(own.language, language) != 0) return;
  entry_add(language, &own, add, text);
  for (int32_t region = 0; *code <= 0 && region < regions->count; region++) {
    snprintf(name, NAME, "%s_%s", language, regions->names[region]);
    if (!likely(name, &found, code)) continue;
    // A region that contains others stands for one of them.
    bool isOwn = strcmp(found.script, own.script) == 0 && strcmp(found.region, regions->names[region]) == 0;
    if (!isOwn || strcmp(found.language, own.language) != 0) entry_add(name, &found, add, text);
  }
  for (int32_t script = 0; *code <= 0 && script < scripts->count; script++) {
    snprintf(name, NAME, "%s_%s", language, scripts->names[script]);
    if (!likely(name, &found, code)) continue;
    bool isOwn = strcmp(found.region, own.region) == 0 && strcmp(found.language, own.language) == 0;
    if (!isOwn) entry_add(name, &found, add, text);
    // Only an unknown language depends on both a script and a region.
    for (int32_t region = 0; isUnknown && *code <= 0 && region < regions->count; region++) {
      subtags both, other = found;
      snprintf(name, NAME, "%s_%s", language, regions->names[region]);
      if (isOwn && !likely(name, &other, code)) continue;
      snprintf(name, NAME, "%s_%s_%s", language, scripts->names[script], regions->names[region]);
      if (likely(name, &both, code) && strcmp(both.language, other.language) != 0) entry_add(name, &both, add, text);
    }
  }
}

void cicu_likely_write(cicu_line_writer add, void* text, UErrorCode* code) {
  static codes scripts, regions;
  scripts.count = 0;
  regions.count = 0;
  scripts_list(&scripts);
  regions_list(&regions, code);
  language_add("und", &scripts, &regions, add, text, code);
  char language[4] = "";
  for (char first = 'a'; first <= 'z'; first++) {
    for (char second = 'a'; second <= 'z'; second++) {
      for (char third = 'a' - 1; *code <= 0 && third <= 'z'; third++) {
        language[0] = first;
        language[1] = second;
        language[2] = third < 'a' ? 0 : third;
        if (strcmp(language, "und") != 0) language_add(language, &scripts, &regions, add, text, code);
      }
    }
  }
}
