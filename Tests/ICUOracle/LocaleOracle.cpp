#include <cstring>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <unicode/calendar.h>
#include <unicode/dtptngen.h>
#include <unicode/locid.h>
#include <unicode/numberformatter.h>
#include <unicode/numsys.h>
#include <unicode/ulocdata.h>
#include <unicode/ures.h>
#include <unicode/uniset.h>

#include "ICUOracle.h"
#include "OracleText.h"

namespace {

using icu::Locale;
using icu::UnicodeString;

UnicodeString wide(const std::string& text) { return UnicodeString::fromUTF8(text); }

/// Returns the locale of a text, in the form that ICU's own tests use.
Locale locale_of(const std::string& text) {
  if (text.find_first_of("@_") == std::string::npos) {
    UErrorCode code = U_ZERO_ERROR;
    Locale locale = Locale::forLanguageTag(text, code);
    if (U_SUCCESS(code)) return locale;
  }
  return Locale(text.c_str());
}

std::string calendar_type(const char* keyword) {
  const char* type = uloc_toUnicodeLocaleType("calendar", keyword);
  return type == nullptr ? keyword : type;
}

std::unique_ptr<icu::Calendar> calendar_for(const Locale& locale, UErrorCode& code) {
  return std::unique_ptr<icu::Calendar>(
    icu::Calendar::createInstance(icu::TimeZone::getGMT()->clone(), locale, code));
}

UnicodeString direction(const Locale& locale, UErrorCode&) {
  return wide(locale.isRightToLeft() ? "right-to-left" : "left-to-right");
}

UnicodeString calendar(const Locale& locale, UErrorCode& code) {
  auto calendar = calendar_for(locale, code);
  return U_FAILURE(code) ? UnicodeString() : wide(calendar_type(calendar->getType()));
}

UnicodeString calendars(const Locale& locale, UErrorCode& code) {
  std::unique_ptr<icu::StringEnumeration> values(icu::Calendar::getKeywordValuesForLocale("calendar", locale, true, code));
  std::string text;
  while (U_SUCCESS(code)) {
    const char* value = values->next(nullptr, code);
    if (value == nullptr) break;
    text += (text.empty() ? "" : ",") + calendar_type(value);
  }
  return wide(text);
}

UnicodeString hours(const Locale& locale, UErrorCode& code) {
  std::unique_ptr<icu::DateTimePatternGenerator> generator(icu::DateTimePatternGenerator::createInstance(locale, code));
  if (U_FAILURE(code)) return UnicodeString();
  static const char* const names[] = {"h11", "h12", "h23", "h24"};
  return wide(names[generator->getDefaultHourCycle(code)]);
}

/// Returns the first day of the week, the least number of days in the first week, and for each day from Sunday whether it is
/// weekend at its beginning, at noon and at its end.
UnicodeString week(const Locale& locale, UErrorCode& code) {
  auto calendar = calendar_for(locale, code);
  if (U_FAILURE(code)) return UnicodeString();
  const double sunday = 1704585600000, day = 86400000;
  std::string text = std::to_string(calendar->getFirstDayOfWeek(code)) + " " + std::to_string(calendar->getMinimalDaysInFirstWeek());
  for (int index = 0; index < 7; index++) {
    text += " ";
    for (double part : {0.0, day / 2, day - 1}) text += calendar->isWeekend(sunday + index * day + part, code) ? "1" : "0";
  }
  return wide(text);
}

UnicodeString numbering(const Locale& locale, UErrorCode& code) {
  UnicodeString text;
  for (const char* keyword : {"", "native", "traditional", "finance"}) {
    Locale asked(locale);
    if (*keyword != 0) asked.setKeywordValue("numbers", keyword, code);
    std::unique_ptr<icu::NumberingSystem> system(icu::NumberingSystem::createInstance(asked, code));
    if (U_FAILURE(code)) return text;
    if (*keyword != 0) text.append(u' ');
    text.append(wide(system->getName()));
    if (!system->isAlgorithmic()) text.append(u'=').append(system->getDescription());
  }
  return text;
}

UnicodeString measures(const Locale& locale, UErrorCode& code) {
  static const char* const names[] = {"metric", "ussystem", "uksystem"};
  std::string system = names[ulocdata_getMeasurementSystem(locale.getName(), &code)];
  int32_t height = 0, width = 0;
  ulocdata_getPaperSize(locale.getName(), &height, &width, &code);
  return wide(system + " " + std::to_string(width) + "x" + std::to_string(height));
}

/// Returns the unit that weather temperatures are converted to, by the formatter of units.
UnicodeString temperature(const Locale& locale, UErrorCode& code) {
  auto formatter = icu::number::NumberFormatter::withLocale(locale).unit(icu::MeasureUnit::getCelsius()).usage("weather");
  icu::number::FormattedNumber formatted = formatter.formatDouble(20, code);
  return U_FAILURE(code) ? UnicodeString() : wide(formatted.getOutputUnit(code).getIdentifier());
}

UnicodeString quotations(const Locale& locale, UErrorCode& code) {
  icu::LocalULocaleDataPointer data(ulocdata_open(locale.getName(), &code));
  UnicodeString text;
  for (int32_t which = 0; which < ULOCDATA_DELIMITER_COUNT && U_SUCCESS(code); which++) {
    UChar mark[16];
    int32_t length = ulocdata_getDelimiter(data.getAlias(), (ULocaleDataDelimiterType)which, mark, 16, &code);
    if (which > 0) text.append(u' ');
    if (U_SUCCESS(code)) text.append(mark, length);
  }
  return text;
}

/// Returns the set of characters, from the patterns in ICU's data.
UnicodeString exemplars(const Locale& locale, const char* key, UErrorCode& code) {
  icu::LocalUResourceBundlePointer bundle(ures_open(nullptr, locale.getBaseName(), &code));
  int32_t length = 0;
  const UChar* pattern = ures_getStringByKey(bundle.getAlias(), key, &length, &code);
  if (code == U_MISSING_RESOURCE_ERROR) {
    code = U_ZERO_ERROR;
    return UnicodeString();
  }
  if (U_FAILURE(code)) return UnicodeString();
  icu::UnicodeSet set(UnicodeString(false, pattern, length), USET_IGNORE_SPACE, nullptr, code);
  UnicodeString text;
  set.toPattern(text, false);
  return text;
}

/// Returns the parent that the locale's own data names, otherwise the name without its last subtag; empty if the parent is root
/// because of the script.
UnicodeString parent(const Locale& locale, UErrorCode& code) {
  // The first opening also gives the stored bundle its parents; ures_openDirect alone would lose them.
  icu::LocalUResourceBundlePointer chain(ures_open(nullptr, locale.getBaseName(), &code));
  icu::LocalUResourceBundlePointer bundle(ures_openDirect(nullptr, locale.getBaseName(), &code));
  int32_t length = 0;
  UErrorCode lookup = code;
  const UChar* named = ures_getStringByKey(bundle.getAlias(), "%%Parent", &length, &lookup);
  std::string name;
  if (U_SUCCESS(lookup)) {
    UnicodeString(named, length).toUTF8String(name);
  } else {
    lookup = code;
    icu::LocalUResourceBundlePointer mark(ures_getByKey(bundle.getAlias(), "%%ParentIsRoot", nullptr, &lookup));
    name = locale.getBaseName();
    size_t end = name.rfind('_');
    name = U_SUCCESS(lookup) || end == std::string::npos ? "root" : name.substr(0, end);
  }
  return wide(Locale(name.c_str()).toLanguageTag<std::string>(code));
}

using Question = std::function<UnicodeString(const Locale&, UErrorCode&)>;

Question characters(const char* key) {
  return [key](const Locale& locale, UErrorCode& code) { return exemplars(locale, key, code); };
}

const std::map<std::string, Question>& questions() {
  static const std::map<std::string, Question> table = {
    {"direction", direction},
    {"calendar", calendar},
    {"calendars", calendars},
    {"hours", hours},
    {"week", week},
    {"numbering", numbering},
    {"measures", measures},
    {"temperature", temperature},
    {"quotations", quotations},
    {"main", characters("ExemplarCharacters")},
    {"auxiliary", characters("AuxExemplarCharacters")},
    {"index", characters("ExemplarCharactersIndex")},
    {"punctuation", characters("ExemplarCharactersPunctuation")},
    {"numbers", characters("ExemplarCharactersNumbers")},
    {"parent", parent},
  };
  return table;
}

}  // namespace

int32_t oracle_locale_info(const char* tag, const char* what, char* out, int32_t capacity) {
  auto found = questions().find(what);
  if (found == questions().end()) return -1;
  UErrorCode code = U_ZERO_ERROR;
  UnicodeString text = found->second(oracle_locale(tag), code);
  return oracle_give(text, code, out, capacity);
}

int32_t oracle_locale_identifier(const char* identifier, const char* operation, char* out, int32_t capacity) {
  UErrorCode code = U_ZERO_ERROR;
  std::string text = identifier, name = operation;
  Locale locale;
  if (name == "canonicalized") {
    locale = text.find('_') == std::string::npos ? Locale::forLanguageTag(text, code) : Locale(identifier);
    if (U_FAILURE(code) || locale.isBogus()) return -1;
    locale.canonicalize(code);
  } else {
    locale = locale_of(text);
    if (locale.isBogus()) return -1;
    if (name == "maximized") locale.addLikelySubtags(code);
    else locale.minimizeSubtags(code);
  }
  if (U_FAILURE(code)) return -1;
  return oracle_give(wide(locale.toLanguageTag<std::string>(code)), code, out, capacity);
}
