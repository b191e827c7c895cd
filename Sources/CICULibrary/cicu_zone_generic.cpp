#include <unicode/basictz.h>
#include <unicode/localpointer.h>
#include <unicode/locid.h>
#include <unicode/strenum.h>
#include <unicode/tznames.h>
#include <unicode/tzrule.h>
#include <unicode/tztrans.h>

#include <algorithm>
#include <cstring>
#include <new>
#include <vector>

#include "CICUDatePlans.h"
#include "cicu_text.h"

using icu::BasicTimeZone;
using icu::Locale;
using icu::LocalPointer;
using icu::TimeZone;
using icu::TimeZoneNames;
using icu::UnicodeString;

namespace {

constexpr double day = 86400e3;
// The time within which daylight time must occur for ICU to write a generic name and not that of standard time (kDstCheckRange of
// tzgnames.cpp).
constexpr double nearness = 184 * day;
// An upper bound of the difference between two clocks at the same instant, and between two instants at which two clocks show the
// same time.
constexpr double widest = 28 * 3600e3;

/// A change of a zone's rules.
struct Change {
  double at;
  int32_t offsetBefore, offsetAfter;
  int32_t standardBefore, standardAfter;
  int32_t daylightBefore, daylightAfter;
};

BasicTimeZone* make_rules(const UnicodeString& zone) {
  LocalPointer<TimeZone> made(TimeZone::createTimeZone(zone));
  auto* rules = dynamic_cast<BasicTimeZone*>(made.getAlias());
  if (rules != nullptr) made.orphan();
  return rules;
}

/// Returns the changes after `from` and before `end`.
std::vector<Change> changes_of(const BasicTimeZone& zone, double from, double end) {
  std::vector<Change> changes;
  icu::TimeZoneTransition change;
  for (double at = from; zone.getNextTransition(at, false, change) && change.getTime() < end; at = change.getTime()) {
    const icu::TimeZoneRule &before = *change.getFrom(), &after = *change.getTo();
    changes.push_back({change.getTime(), before.getRawOffset() + before.getDSTSavings(), after.getRawOffset() + after.getDSTSavings(),
                       before.getRawOffset(), after.getRawOffset(), before.getDSTSavings(), after.getDSTSavings()});
  }
  return changes;
}

/// A metazone of the zone, and the reference zone, whose clock decides whether the metazone's name is enough.
struct Metazone {
  UnicodeString name;
  UnicodeString reference;
  BasicTimeZone* rules;  // of the reference, once they are needed; null if it is the zone itself
};

/// Writes the region by which ICU finds the reference of a metazone: that of the locale, or its likely one.
void region_of(const char* name, char* region, int32_t capacity, UErrorCode& code) {
  Locale locale(name);
  if (locale.getCountry()[0] == 0) locale.addLikelySubtags(code);
  if (code > 0) return;
  const char* country = locale.getCountry();
  int32_t length = (int32_t)strlen(country);
  if (length >= capacity) code = U_BUFFER_OVERFLOW_ERROR;
  if (code <= 0) memcpy(region, country, (size_t)length + 1);
}

}  // namespace

struct cicu_generic {
  UnicodeString zone;              // CLDR's name
  BasicTimeZone* rules = nullptr;  // null for a zone that ICU does not have
  TimeZoneNames* names = nullptr;
  std::vector<Metazone> metazones;
  double end = 0;
  std::vector<Change> changes;  // of the zone, from more than half a year before 1970 to as long after the end

  ~cicu_generic() {
    for (Metazone& metazone : metazones) delete metazone.rules;
    delete names;
    delete rules;
  }

  void open(const char* name, const char* locale, UErrorCode& code);
  void read_changes();
  Metazone* metazone(double at);
  BasicTimeZone* reference_rules(Metazone& metazone) const;
  int32_t offset(double at, UErrorCode& code) const;
  bool has_daylight_near(double at) const;
  bool is_elsewhere(Metazone& metazone, double at, int32_t standard, int32_t daylight, UErrorCode& code) const;
  uint8_t kind(double at, UErrorCode& code);
  void add_near(std::vector<double>& cuts, UErrorCode& code) const;
  void add_reference(Metazone& named, std::vector<double>& cuts, UErrorCode& code);
};

void cicu_generic::open(const char* name, const char* locale, UErrorCode& code) {
  UnicodeString wanted = UnicodeString::fromUTF8(name);
  UErrorCode unknown = U_ZERO_ERROR;
  UBool isSystem = false;
  TimeZone::getCanonicalID(wanted, zone, isSystem, unknown);
  if (unknown > 0 || !isSystem) return;
  char region[16] = "";
  region_of(locale, region, sizeof region, code);
  rules = make_rules(wanted);
  // The language does not matter for which names exist.
  names = TimeZoneNames::createInstance(Locale::getRoot(), code);
  if (code > 0) return;
  LocalPointer<icu::StringEnumeration> all(names->getAvailableMetaZoneIDs(zone, code));
  for (const UnicodeString* id; code <= 0 && (id = all->snext(code)) != nullptr;) {
    UnicodeString reference;
    names->getReferenceZoneID(*id, region, reference);
    metazones.push_back({*id, reference, nullptr});
  }
}

BasicTimeZone* cicu_generic::reference_rules(Metazone& metazone) const {
  bool isWanted = metazone.rules == nullptr && !metazone.reference.isEmpty() && metazone.reference != zone;
  if (isWanted) metazone.rules = make_rules(metazone.reference);
  return metazone.rules;
}

void cicu_generic::read_changes() {
  if (rules != nullptr && changes.empty()) changes = changes_of(*rules, -nearness - day, end + nearness + day);
}

Metazone* cicu_generic::metazone(double at) {
  UnicodeString id;
  names->getMetaZoneID(zone, at, id);
  for (Metazone& metazone : metazones) {
    if (!id.isEmpty() && metazone.name == id) return &metazone;
  }
  return nullptr;
}

int32_t cicu_generic::offset(double at, UErrorCode& code) const {
  int32_t standard = 0, daylight = 0;
  rules->getOffset(at, false, standard, daylight, code);
  return standard + daylight;
}

// ---- The kind of a name

bool cicu_generic::has_daylight_near(double at) const {
  auto next = std::upper_bound(changes.begin(), changes.end(), at, [](double time, const Change& change) { return time < change.at; });
  if (next != changes.begin() && at - (next - 1)->at < nearness && (next - 1)->daylightBefore != 0) return true;
  return next != changes.end() && next->at - at < nearness && next->daylightAfter != 0;
}

// Whether the reference has another offset at the time when its clocks show what the zone's clocks show.
bool cicu_generic::is_elsewhere(Metazone& metazone, double at, int32_t standard, int32_t daylight, UErrorCode& code) const {
  const BasicTimeZone* reference = reference_rules(metazone);
  if (reference == nullptr) return false;
  int32_t otherStandard = 0, otherDaylight = 0;
  reference->getOffset(at + standard + daylight, true, otherStandard, otherDaylight, code);
  return otherStandard != standard || otherDaylight != daylight;
}

uint8_t cicu_generic::kind(double at, UErrorCode& code) {
  Metazone* named = metazone(at);
  if (named == nullptr) return 0;
  int32_t standard = 0, daylight = 0;
  rules->getOffset(at, false, standard, daylight, code);
  uint8_t kind = 1;
  if (daylight == 0 && !has_daylight_near(at)) kind |= 2;
  if (is_elsewhere(*named, at, standard, daylight, code)) kind |= 4;
  return kind;
}

// ---- The instants at which it can change

void cicu_generic::add_near(std::vector<double>& cuts, UErrorCode& code) const {
  auto add = [&](double at) {
    int32_t standard = 0, daylight = 0;
    rules->getOffset(at, false, standard, daylight, code);
    // In daylight time, other daylight time nearby does not matter.
    if (daylight == 0) cuts.push_back(at);
  };
  for (const Change& change : changes) {
    if (change.daylightBefore != 0) add(change.at + nearness);
    if (change.daylightAfter != 0) {
      // At exactly this instant daylight time is not near yet; a second later it is.
      add(change.at - nearness);
      add(change.at - nearness + 1000);
    }
  }
}

void cicu_generic::add_reference(Metazone& named, std::vector<double>& cuts, UErrorCode& code) {
  const BasicTimeZone* reference = reference_rules(named);
  if (reference == nullptr) return;
  size_t first = 0;
  for (const Change& change : changes_of(*reference, -2 * day, end + 2 * day)) {
    if (metazone(change.at - widest) != &named && metazone(change.at) != &named && metazone(change.at + widest) != &named) continue;
    // The local times that the reference's clocks may show at the change, converted by each offset that the zone has around that
    // time.
    const int32_t shown[] = {change.offsetBefore, change.offsetAfter, change.standardBefore, change.standardAfter};
    auto add = [&](int32_t offset) {
      for (int32_t i = 0; i < 4; i++) {
        bool isNew = true;
        for (int32_t j = 0; j < i; j++) isNew = isNew && shown[i] != shown[j];
        if (isNew) cuts.push_back(change.at + shown[i] - offset);
      }
    };
    add(offset(change.at - widest, code));
    while (first < changes.size() && changes[first].at <= change.at - widest) first++;
    for (size_t i = first; i < changes.size() && changes[i].at <= change.at + widest; i++) add(changes[i].offsetAfter);
  }
}

// ---- Functions for Swift

/// Runs work that may run out of memory, because no exception may be thrown into C.
template <typename Work>
static void attempt(int32_t* status, Work work) {
  UErrorCode code = U_ZERO_ERROR;
  try {
    work(code);
  } catch (const std::bad_alloc&) {
    code = U_MEMORY_ALLOCATION_ERROR;
  }
  if (code > 0) *status = code;
}

cicu_generic* cicu_generic_open(const char* zone, const char* locale, double end, int32_t* status) {
  if (*status > 0) return nullptr;
  auto* generic = new (std::nothrow) cicu_generic;
  attempt(status, [&](UErrorCode& code) {
    if (generic == nullptr) {
      code = U_MEMORY_ALLOCATION_ERROR;
    } else {
      generic->end = end;
      generic->open(zone, locale, code);
    }
  });
  if (*status <= 0) return generic;
  delete generic;
  return nullptr;
}

void cicu_generic_close(cicu_generic* generic) { delete generic; }

int32_t cicu_generic_references(const cicu_generic* generic, uint8_t* out, int32_t capacity, int32_t* status) {
  if (*status > 0) return 0;
  UnicodeString lines;
  for (const Metazone& metazone : generic->metazones) lines.append(metazone.reference).append((UChar)'\n');
  return cicu_text_write(lines.getBuffer(), lines.length(), out, capacity, status);
}

int32_t cicu_generic_changes(cicu_generic* generic, double* milliseconds, int32_t capacity, int32_t* status) {
  if (*status > 0 || generic->rules == nullptr) return 0;
  int32_t count = 0;
  attempt(status, [&](UErrorCode& code) {
    std::vector<double> cuts;
    generic->read_changes();
    generic->add_near(cuts, code);
    for (Metazone& metazone : generic->metazones) generic->add_reference(metazone, cuts, code);
    for (double cut : cuts) {
      if (cut < 0 || cut >= generic->end) continue;
      if (count < capacity) milliseconds[count] = cut;
      count++;
    }
    if (code <= 0 && count > capacity) code = U_BUFFER_OVERFLOW_ERROR;
  });
  return count;
}

void cicu_generic_kinds(cicu_generic* generic, const double* milliseconds, int32_t count, uint8_t* kinds, int32_t* status) {
  if (*status > 0) return;
  attempt(status, [&](UErrorCode& code) {
    generic->read_changes();
    for (int32_t i = 0; i < count && code <= 0; i++) {
      kinds[i] = generic->rules == nullptr ? 0 : generic->kind(milliseconds[i], code);
    }
  });
}
