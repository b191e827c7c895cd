#include <cstring>
#include <memory>
#include <string>
#include <unicode/calendar.h>
#include <unicode/locdspnm.h>
#include <unicode/numsys.h>
#include <unicode/region.h>
#include <unicode/strenum.h>
#include <unicode/timezone.h>
#include <unicode/uchar.h>
#include <unicode/ucurr.h>
#include <unicode/uloc.h>
#include <unicode/ures.h>
#include <unicode/uscript.h>

#include "ICUOracle.h"
#include "OracleText.h"

namespace {

/// The names that a thread used last, because all codes of one locale are requested together.
struct Kept {
  std::string key;
  std::unique_ptr<icu::LocaleDisplayNames> names;
};
thread_local Kept kept;

const icu::LocaleDisplayNames* names_for(const char* tag, bool dialects, bool isShort, int32_t context, bool substitutes) {
  std::string key = std::string(tag) + (dialects ? " d" : "") + (isShort ? " s" : "") + (substitutes ? " c" : "") + std::to_string(context);
  if (kept.names && kept.key == key) return kept.names.get();
  UDisplayContext contexts[] = {
      dialects ? UDISPCTX_DIALECT_NAMES : UDISPCTX_STANDARD_NAMES,
      (UDisplayContext)context,
      isShort ? UDISPCTX_LENGTH_SHORT : UDISPCTX_LENGTH_FULL,
      substitutes ? UDISPCTX_SUBSTITUTE : UDISPCTX_NO_SUBSTITUTE,
  };
  kept.names.reset(icu::LocaleDisplayNames::createInstance(oracle_locale(tag), contexts, 4));
  kept.key = key;
  return kept.names.get();
}

bool is(const char* word, const char* other) { return std::strcmp(word, other) == 0; }

int32_t currency(const char* tag, const char* code, UCurrNameStyle style, char* out, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = 0;
  icu::UnicodeString wide(code, -1, US_INV);
  const char16_t* name = ucurr_getName(wide.getTerminatedBuffer(), oracle_locale(tag).getName(), style, nullptr, &length, &status);
  return oracle_give(icu::UnicodeString(name, length), status, out, capacity);
}

}  // namespace

int32_t oracle_name(const char* tag, const char* kind, bool dialects, bool isShort, int32_t context, bool substitutes, const char* code,
                    char* out, int32_t capacity) {
  if (is(kind, "currency")) return currency(tag, code, UCURR_LONG_NAME, out, capacity);
  if (is(kind, "symbol")) return currency(tag, code, UCURR_SYMBOL_NAME, out, capacity);
  if (is(kind, "narrow")) return currency(tag, code, UCURR_NARROW_SYMBOL_NAME, out, capacity);
  const icu::LocaleDisplayNames* names = names_for(tag, dialects, isShort, context, substitutes);
  if (names == nullptr) return -1;
  icu::UnicodeString name;
  if (is(kind, "locale")) names->localeDisplayName(oracle_locale(code), name);
  else if (is(kind, "language")) names->languageDisplayName(code, name);
  else if (is(kind, "script")) names->scriptDisplayName(code, name);
  else if (is(kind, "region")) names->regionDisplayName(code, name);
  else if (is(kind, "variant")) names->variantDisplayName(code, name);
  else if (is(kind, "keyword")) names->keyDisplayName(uloc_toLegacyKey(code), name);
  else if (is(kind, "calendar")) names->keyValueDisplayName("calendar", uloc_toLegacyType("calendar", code), name);
  else if (is(kind, "numbering")) names->keyValueDisplayName("numbers", code, name);
  else return -1;
  return name.isBogus() ? -1 : oracle_give(name, U_ZERO_ERROR, out, capacity);
}

int32_t oracle_codes(const char* kind, char* out, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  std::string lines;
  auto add = [&](const char* code) { lines += std::string(code) + "\n"; };
  auto addAll = [&](icu::StringEnumeration* codes) {
    std::unique_ptr<icu::StringEnumeration> owned(codes);
    for (const char* code; U_SUCCESS(status) && (code = codes->next(nullptr, status)) != nullptr;) add(code);
  };
  if (is(kind, "language")) {
    for (const char* const* code = uloc_getISOLanguages(); *code != nullptr; code++) add(*code);
  } else if (is(kind, "script")) {
    for (int32_t code = 0; code <= u_getIntPropertyMaxValue(UCHAR_SCRIPT); code++) add(uscript_getShortName((UScriptCode)code));
  } else if (is(kind, "region")) {
    for (const char* const* code = uloc_getISOCountries(); *code != nullptr; code++) add(*code);
    for (URegionType type : {URGN_WORLD, URGN_CONTINENT, URGN_SUBCONTINENT, URGN_GROUPING}) {
      addAll(icu::Region::getAvailable(type, status));
    }
  } else if (is(kind, "numbering")) {
    addAll(icu::NumberingSystem::getAvailableNames(status));
  } else if (strncmp(kind, "deprecated ", 11) == 0) {
    UResourceBundle* table = ures_openDirect(nullptr, "metadata", &status);
    ures_getByKey(table, "alias", table, &status);
    ures_getByKey(table, kind + 11, table, &status);
    while (U_SUCCESS(status) && ures_hasNext(table)) {
      UResourceBundle* entry = ures_getNextResource(table, nullptr, &status);
      if (U_SUCCESS(status)) add(ures_getKey(entry));
      ures_close(entry);
    }
    ures_close(table);
  } else if (is(kind, "territory")) {
    addAll(icu::Region::getAvailable(URGN_TERRITORY, status));
  } else if (is(kind, "calendar")) {
    addAll(icu::Calendar::getKeywordValuesForLocale("calendar", icu::Locale::getRoot(), false, status));
  } else if (is(kind, "zone")) {
    addAll(icu::TimeZone::createEnumeration());
  } else {
    return -1;
  }
  return oracle_give(icu::UnicodeString(lines.c_str(), -1, US_INV), status, out, capacity);
}
