#include <cmath>
#include <cstdlib>
#include <cstring>
#include <map>
#include <memory>
#include <string>
#include <unicode/decimfmt.h>
#include <unicode/numberformatter.h>
#include <unicode/numberrangeformatter.h>
#include <unicode/numsys.h>
#include <unicode/rbnf.h>
#include <unicode/udata.h>
#include <unicode/ures.h>

#include "ICUOracle.h"
#include "NumberOracle.h"
#include "OracleText.h"

using namespace icu::number;

namespace {

/// Options: `name=value` pairs separated by spaces. An option that no code reads is an error, so that a misspelt one is not
/// ignored.
class Options {
 public:
  explicit Options(const char* text) {
    std::string rest(text);
    for (size_t start = 0; start < rest.size();) {
      size_t end = std::min(rest.find(' ', start), rest.size());
      size_t equals = std::min(rest.find('=', start), end);
      values_[rest.substr(start, equals - start)] = equals < end ? rest.substr(equals + 1, end - equals - 1) : "";
      start = end + 1;
    }
  }

  /// Returns the value of an option, and marks it as read; empty if there is none.
  std::string take(const char* name) {
    auto found = values_.find(name);
    if (found == values_.end()) return "";
    std::string value = found->second;
    values_.erase(found);
    return value;
  }

  /// Returns the index of an option's value in a list of words; -1 if the option is missing.
  int choice(const char* name, std::initializer_list<const char*> words) {
    std::string value = take(name);
    if (value.empty()) return -1;
    int index = 0;
    for (const char* word : words) {
      if (value == word) return index;
      index += 1;
    }
    isWrong_ = true;
    return -1;
  }

  /// Reads `least:most`; false if the option is missing.
  bool range(const char* name, int32_t& least, int32_t& most) {
    std::string value = take(name);
    if (value.empty()) return false;
    size_t colon = value.find(':');
    least = std::atoi(value.c_str());
    most = colon == std::string::npos || colon + 1 == value.size() ? -1 : std::atoi(value.c_str() + colon + 1);
    return true;
  }

  bool isWrong() const { return isWrong_ || !values_.empty(); }

 private:
  std::map<std::string, std::string> values_;
  bool isWrong_ = false;
};

/// The properties that decide the precision, besides the options of digits.
struct Kind {
  std::string style;
  bool isMoney = false;
  bool isCompact = false;
  bool isStandard = true;
  bool hasUsage = false;
};

/// Returns CLDR's own fraction digits of a style, from the pattern of the old API.
Precision pattern_precision(const icu::Locale& locale, bool isPercent, UErrorCode& code) {
  std::unique_ptr<icu::NumberFormat> pattern(
      icu::NumberFormat::createInstance(locale, isPercent ? UNUM_PERCENT : UNUM_DECIMAL, code));
  if (U_FAILURE(code)) return Precision::unlimited();
  return Precision::minMaxFraction(pattern->getMinimumFractionDigits(), pattern->getMaximumFractionDigits());
}

/// Converts a number of at most 18 digits to a whole number and a power of ten.
Precision increment_precision(const std::string& step) {
  size_t point = step.find('.');
  std::string digits = step;
  int fraction = 0;
  if (point != std::string::npos) {
    fraction = (int)(step.size() - point - 1);
    digits.erase(point, 1);
  }
  return Precision::incrementExact(std::strtoull(digits.c_str(), nullptr, 10), (int16_t)-fraction).withMinFraction(fraction);
}

/// Finds the precision, and returns whether it must be set; otherwise ICU's own default applies.
bool precision_of(Options& options, const Kind& kind, const icu::Locale& locale, Precision& precision, UErrorCode& code) {
  int32_t leastFraction = 0, mostFraction = 0, leastSignificant = 0, mostSignificant = 0;
  bool hasFraction = options.range("fraction", leastFraction, mostFraction);
  bool hasSignificant = options.range("significant", leastSignificant, mostSignificant);
  int priority = options.choice("priority", {"significant", "more-precision", "less-precision"});
  std::string step = options.take("increment");
  bool isCash = !options.take("cash").empty();
  bool hidesZeros = options.choice("zeros", {"auto", "hidden-if-whole"}) == 1;
  bool isSet = true;
  if (isCash) {
    precision = Precision::currency(UCURR_USAGE_CASH);
  } else if (!step.empty()) {
    precision = increment_precision(step);
  } else if (hasFraction && hasSignificant && priority > 0) {
    precision = Precision::minMaxFraction(leastFraction, mostFraction)
                    .withSignificantDigits(leastSignificant, mostSignificant,
                                           priority == 1 ? UNUM_ROUNDING_PRIORITY_RELAXED : UNUM_ROUNDING_PRIORITY_STRICT);
  } else if (hasSignificant) {
    precision = Precision::minMaxSignificantDigits(leastSignificant, mostSignificant);
  } else if (hasFraction) {
    precision = Precision::minMaxFraction(leastFraction, mostFraction);
  } else if (kind.isMoney && kind.isStandard && hidesZeros) {
    precision = Precision::currency(UCURR_USAGE_STANDARD);
  } else if (kind.isMoney || kind.isCompact || (kind.hasUsage && kind.isStandard)) {
    isSet = false;
  } else if (!kind.isStandard) {
    precision = Precision::unlimited();
  } else if (kind.style == "plain") {
    precision = Precision::integer();
  } else {
    precision = pattern_precision(locale, kind.style == "percent", code);
  }
  if (isSet && hidesZeros) precision = precision.trailingZeroDisplay(UNUM_TRAILING_ZERO_HIDE_IF_WHOLE);
  return isSet;
}

UNumberFormatRoundingMode rounding_of(int choice) {
  static const UNumberFormatRoundingMode modes[] = {
      UNUM_ROUND_HALFEVEN, UNUM_ROUND_HALFUP, UNUM_ROUND_HALFDOWN,  UNUM_ROUND_UP,           UNUM_ROUND_DOWN,
      UNUM_ROUND_CEILING,  UNUM_ROUND_FLOOR,  UNUM_ROUND_HALF_ODD, UNUM_ROUND_HALF_CEILING, UNUM_ROUND_HALF_FLOOR};
  return modes[choice];
}

UNumberSignDisplay sign_of(int choice, bool isAccounting) {
  static const UNumberSignDisplay plain[] = {UNUM_SIGN_AUTO, UNUM_SIGN_ALWAYS, UNUM_SIGN_NEVER, UNUM_SIGN_EXCEPT_ZERO,
                                             UNUM_SIGN_NEGATIVE};
  static const UNumberSignDisplay accounting[] = {UNUM_SIGN_ACCOUNTING, UNUM_SIGN_ACCOUNTING_ALWAYS, UNUM_SIGN_NEVER,
                                                  UNUM_SIGN_ACCOUNTING_EXCEPT_ZERO, UNUM_SIGN_ACCOUNTING_NEGATIVE};
  return (isAccounting ? accounting : plain)[choice];
}

/// Sets what the number counts or measures, and the properties that depend on it.
template <typename Settings>
Settings with_content(Settings settings, Options& options, Kind& kind, UErrorCode& code) {
  kind.style = options.take("style");
  std::string scale = options.take("scale");
  std::string currency = options.take("currency"), unit = options.take("unit"), usage = options.take("usage");
  if (!currency.empty()) {
    kind.isMoney = true;
    settings = settings.unit(icu::CurrencyUnit(icu::StringPiece(currency), code));
  } else if (!unit.empty()) {
    settings = settings.unit(icu::MeasureUnit::forIdentifier(unit, code));
    kind.hasUsage = !usage.empty();
    if (kind.hasUsage) settings = settings.usage(usage);
    std::string unitCase = options.take("case");
    if (!unitCase.empty()) settings = settings.unitDisplayCase(unitCase);
  } else if (kind.style == "percent") {
    settings = settings.unit(icu::MeasureUnit::getPercent());
    if (scale.empty()) settings = settings.scale(Scale::powerOfTen(2));
  } else if (kind.style == "permille") {
    settings = settings.unit(icu::MeasureUnit::getPermille());
    if (scale.empty()) settings = settings.scale(Scale::powerOfTen(3));
  }
  if (!scale.empty()) settings = settings.scale(Scale::byDecimal(scale));
  return settings;
}

template <typename Settings>
Settings with_notation(Settings settings, Options& options, Kind& kind) {
  int notation = options.choice("notation", {"standard", "scientific", "engineering", "compact", "compact-long"});
  kind.isStandard = notation <= 0;
  kind.isCompact = notation >= 3;
  switch (notation) {
    case 1: return settings.notation(Notation::scientific());
    case 2: return settings.notation(Notation::engineering());
    case 3: return settings.notation(Notation::compactShort());
    case 4: return settings.notation(Notation::compactLong());
    default: return settings;
  }
}

template <typename Settings>
Settings with_appearance(Settings settings, Options& options, const Kind& kind, UErrorCode& code) {
  static const UNumberUnitWidth widths[] = {UNUM_UNIT_WIDTH_SHORT,    UNUM_UNIT_WIDTH_NARROW, UNUM_UNIT_WIDTH_FULL_NAME,
                                            UNUM_UNIT_WIDTH_ISO_CODE, UNUM_UNIT_WIDTH_FORMAL, UNUM_UNIT_WIDTH_VARIANT,
                                            UNUM_UNIT_WIDTH_HIDDEN};
  static const UNumberGroupingStrategy groupings[] = {UNUM_GROUPING_AUTO, UNUM_GROUPING_OFF, UNUM_GROUPING_MIN2,
                                                      UNUM_GROUPING_ON_ALIGNED};
  int width = options.choice("width", {"short", "narrow", "name", "code", "formal", "variant", "hidden"});
  if (width >= 0) settings = settings.unitWidth(widths[width]);
  int grouping = options.choice("grouping", {"auto", "off", "min2", "always"});
  if (grouping < 0 && kind.style == "plain") grouping = 1;
  if (grouping >= 0) settings = settings.grouping(groupings[grouping]);
  int sign = options.choice("sign", {"auto", "always", "never", "except-zero", "negative"});
  settings = settings.sign(sign_of(sign < 0 ? 0 : sign, !options.take("accounting").empty()));
  if (options.choice("decimal", {"auto", "always"}) == 1) settings = settings.decimal(UNUM_DECIMAL_SEPARATOR_ALWAYS);
  int32_t least = 0, most = -1;
  if (options.range("integer", least, most)) {
    auto integer = IntegerWidth::zeroFillTo(least);
    settings = settings.integerWidth(most < 0 ? integer : integer.truncateAt(most));
  }
  std::string numbering = options.take("numbering");
  // Symbols that are set are not used for the larger ones of several units (`6 ft, 2 in`): there the locale decides the digits.
  if (!numbering.empty() && !kind.hasUsage) {
    settings = settings.adoptSymbols(icu::NumberingSystem::createInstanceByName(numbering.c_str(), code));
  }
  return settings;
}

/// Makes the settings from the options, without a skeleton.
UnlocalizedNumberFormatter settings_of(Options& options, const icu::Locale& locale, UErrorCode& code) {
  Kind kind;
  auto settings = with_notation(with_content(NumberFormatter::with(), options, kind, code), options, kind);
  Precision precision = Precision::unlimited();
  if (precision_of(options, kind, locale, precision, code)) settings = settings.precision(precision);
  int rounding = options.choice("rounding", {"half-even", "half-up", "half-down", "up", "down", "ceiling", "floor", "half-odd",
                                             "half-ceiling", "half-floor"});
  if (rounding >= 0) settings = settings.roundingMode(rounding_of(rounding));
  settings = with_appearance(settings, options, kind, code);
  if (options.isWrong()) code = U_ILLEGAL_ARGUMENT_ERROR;
  return settings;
}

/// Reads a text that is not a decimal number, such as NaN; false for a decimal number.
bool special_value(const char* decimal, double& value) {
  if (std::strcmp(decimal, "NaN") == 0) value = NAN;
  else if (std::strcmp(decimal, "Infinity") == 0) value = INFINITY;
  else if (std::strcmp(decimal, "-Infinity") == 0) value = -INFINITY;
  else if (std::strcmp(decimal, "-0") == 0) value = -0.0;
  else return false;
  return true;
}

icu::Formattable formattable(const char* decimal, UErrorCode& code) {
  double value = 0;
  return special_value(decimal, value) ? icu::Formattable(value) : icu::Formattable(icu::StringPiece(decimal), code);
}

icu::Locale number_locale(const char* tag, const char* options, UErrorCode& code) {
  icu::Locale locale = oracle_locale(tag);
  Options read(options);
  std::string numbering = read.take("numbering");
  if (!numbering.empty() && !read.take("usage").empty()) locale.setUnicodeKeywordValue("nu", numbering, code);
  return locale;
}

std::unique_ptr<icu::RuleBasedNumberFormat> open_rules(const char* tag, const char* kind, UErrorCode& code) {
  icu::URBNFRuleSetTag rules = std::strcmp(kind, "ordinal") == 0    ? icu::URBNF_ORDINAL
                               : std::strcmp(kind, "duration") == 0 ? icu::URBNF_DURATION
                               : std::strcmp(kind, "numbering") == 0 ? icu::URBNF_NUMBERING_SYSTEM
                                                                     : icu::URBNF_SPELLOUT;
  icu::Locale locale = oracle_locale(tag);
  UErrorCode found = U_ZERO_ERROR;
  ures_close(ures_open(U_ICUDATA_NAME "-rbnf", locale.getName(), &found));
  // Those of numbering systems are always root's, and getRules would write `>>>` as another rule.
  if (found == U_USING_DEFAULT_WARNING && rules != icu::URBNF_NUMBERING_SYSTEM) {
    // Root's rules, with the digits of the language.
    icu::RuleBasedNumberFormat root(rules, icu::Locale::getRoot(), code);
    UParseError place;
    return std::unique_ptr<icu::RuleBasedNumberFormat>(
        new icu::RuleBasedNumberFormat(root.getRules(), locale, place, code));
  }
  return std::unique_ptr<icu::RuleBasedNumberFormat>(new icu::RuleBasedNumberFormat(rules, locale, code));
}

}  // namespace

const LocalizedNumberFormatter* oracle_number_formatter(const char* tag, const char* options) {
  // Each thread keeps its last formatter, because tests format many values in a row.
  static thread_local std::string lastKey;
  static thread_local std::unique_ptr<LocalizedNumberFormatter> last;
  UErrorCode code = U_ZERO_ERROR;
  std::string key = std::string(tag) + ' ' + options;
  if (last && key == lastKey) return last.get();
  Options read(options);
  icu::Locale locale = number_locale(tag, options, code);
  auto settings = settings_of(read, locale, code);
  if (U_FAILURE(code)) return nullptr;
  last.reset(new LocalizedNumberFormatter(settings.locale(locale)));
  // Before ICU has built a formatter, at its third number, it writes currency names inside the number ("-CHF 1.0 Swiss francs0").
  for (int i = 0; i < 3; i++) last->formatInt(-1, code);
  lastKey = key;
  return last.get();
}

FormattedNumber oracle_format_decimal(const LocalizedNumberFormatter& formatter, const char* decimal, UErrorCode& code) {
  double value = 0;
  return special_value(decimal, value) ? formatter.formatDouble(value, code) : formatter.formatDecimal(decimal, code);
}

int32_t oracle_number(const char* tag, const char* options, const char* decimal, char* out, int32_t capacity) {
  const LocalizedNumberFormatter* formatter = oracle_number_formatter(tag, options);
  if (formatter == nullptr) return -1;
  UErrorCode code = U_ZERO_ERROR;
  auto result = oracle_format_decimal(*formatter, decimal, code);
  return oracle_give(result.toString(code), code, out, capacity);
}

int32_t oracle_range(const char* tag, const char* options, const char* first, const char* second, char* out, int32_t capacity) {
  static const UNumberRangeCollapse collapses[] = {UNUM_RANGE_COLLAPSE_AUTO, UNUM_RANGE_COLLAPSE_NONE, UNUM_RANGE_COLLAPSE_UNIT,
                                                   UNUM_RANGE_COLLAPSE_ALL};
  static const UNumberRangeIdentityFallback identities[] = {
      UNUM_IDENTITY_FALLBACK_SINGLE_VALUE, UNUM_IDENTITY_FALLBACK_APPROXIMATELY_OR_SINGLE_VALUE, UNUM_IDENTITY_FALLBACK_APPROXIMATELY,
      UNUM_IDENTITY_FALLBACK_RANGE};
  UErrorCode code = U_ZERO_ERROR;
  Options read(options);
  icu::Locale locale = oracle_locale(tag);
  auto range = NumberRangeFormatter::with();
  int collapse = read.choice("collapse", {"auto", "none", "unit", "all"});
  if (collapse >= 0) range = range.collapse(collapses[collapse]);
  int identity = read.choice("identity", {"single-value", "approximately-or-single-value", "approximately", "range"});
  if (identity >= 0) range = range.identityFallback(identities[identity]);
  auto settings = settings_of(read, locale, code);
  if (U_FAILURE(code)) return -1;
  auto result = range.numberFormatterBoth(settings).locale(locale).formatFormattableRange(formattable(first, code),
                                                                                          formattable(second, code), code);
  return oracle_give(result.toString(code), code, out, capacity);
}

int32_t oracle_words(const char* tag, const char* kind, const char* ruleSet, const char* decimal, char* out, int32_t capacity) {
  static thread_local std::string lastKey;
  static thread_local std::unique_ptr<icu::RuleBasedNumberFormat> last;
  UErrorCode code = U_ZERO_ERROR;
  std::string key = std::string(tag) + ' ' + kind;
  if (!last || key != lastKey) {
    last = open_rules(tag, kind, code);
    if (U_FAILURE(code)) return -1;
    lastKey = key;
  }
  icu::UnicodeString text, name(ruleSet);
  icu::FieldPosition nowhere(icu::FieldPosition::DONT_CARE);
  double value = std::strtod(decimal, nullptr);
  // Integers of 64 bits and fractions are passed to ICU as such. Larger whole numbers are passed as decimal text, because ICU
  // writes a binary number above 2^54 wrong.
  bool isWhole = std::isfinite(value) && value == std::trunc(value) && std::strcmp(decimal, "-0") != 0;
  if (isWhole && std::strpbrk(decimal, ".eE") == nullptr && std::fabs(value) < 9e18) {
    int64_t whole = std::strtoll(decimal, nullptr, 10);
    if (name.isEmpty()) last->format(whole, text, nowhere, code);
    else last->format(whole, name, text, nowhere, code);
  } else if (isWhole) {
    if (!name.isEmpty()) last->setDefaultRuleSet(name, code);
    last->icu::NumberFormat::format(formattable(decimal, code), text, code);
    if (!name.isEmpty()) last->setDefaultRuleSet(icu::UnicodeString(), code);
  } else {
    special_value(decimal, value);
    if (name.isEmpty()) last->format(value, text, nowhere, code);
    else last->format(value, name, text, nowhere, code);
  }
  return oracle_give(text, code, out, capacity);
}
