import LocaleFormat

/// Makes random well-formed identifiers.
///
/// Most contain something that CLDR replaces.
package struct RandomTags {
  package var generator: SplitMix
  private let languages: [String]
  private let regions: [String]
  private let subdivisions: [String]
  private static let scripts = ["Latn", "Cyrl", "Hant", "Hans", "Qaai", "Arab", "Brai", "Zzzz"]
  private static let variants = [
    "fonipa", "heploc", "hepburn", "polytoni", "arevela", "arevmda", "hakka", "xiang", "guoyu",
    "lojban", "gaulish", "1996", "1901", "valencia", "rozaj", "ekavsk", "saaho", "aaland",
    "alalc97", "oxendict", "tarask",
  ]
  private static let keywords: [(String, [String])] = [
    ("ca", ["gregory", "gregorian", "islamicc", "islamic-civil", "ethioaa", "bogus", "true", ""]),
    ("nu", ["latn", "arab", "native", "traditio", "bogus"]), ("hc", ["h12", "h23"]),
    ("co", ["phonebk", "trad", "dict", "gb2312", "standard"]), ("fw", ["mon", "sun"]),
    ("tz", ["usnyc", "cnckg", "eire", "est", "utc", "gmt", "uslax", "aqams"]),
    ("ms", ["metric", "imperial", "uksystem"]), ("ks", ["primary", "tertiary", "level1"]),
    ("kn", ["true", "yes", "no", ""]), ("kb", ["yes", "true", "false"]), ("kk", ["yes", "no"]),
    ("ka", ["shifted", "noignore"]), ("kf", ["upper", "false"]), ("cu", ["usd", "EUR"]),
    ("lb", ["strict"]), ("va", ["posix"]), ("vt", ["0061-0062"]), ("dx", ["thai"]),
  ]
  private static let fields: [(String, [String])] = [
    ("m0", ["und", "names", "ungegn-2007", "iso-639"]), ("k0", ["dvorak", "osx", "android"]),
    ("d0", ["ascii", "name", "fwidth"]), ("s0", ["accents"]), ("i0", ["handwrit", "pinyin"]),
    ("h0", ["hybrid"]), ("t0", ["und"]), ("x0", ["private1"]),
  ]

  package init(seed: UInt64) {
    generator = SplitMix(seed: seed)
    languages =
      ["en", "de", "fr", "zh", "sr", "no", "nb", "ja", "und", "tlh", "qaa", "sgn"]
      + Oracle.codes("deprecated language")
      .filter { !$0.contains("_") && (2...3).contains($0.utf8.count) }
      .sorted()
    regions = ["US", "GB", "DE", "TW", "419", "ZZ"] + Oracle.codes("deprecated territory").sorted()
    subdivisions = ["uszzzz", "usca", "gbsct"] + Oracle.codes("deprecated subdivision").sorted()
  }

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &generator) < percent
  }

  private mutating func one(_ values: [String]) -> String {
    values.randomElement(using: &generator) ?? ""
  }

  /// Returns language, script, region and variants, with only regions that BCP 47 has.
  private mutating func base(hasVariants: Bool) -> [String] {
    var parts = [one(languages)]
    if chance(40) { parts.append(one(Self.scripts)) }
    let region = one(regions)
    if chance(50), region.utf8.count == 2 || region.first?.isNumber == true { parts.append(region) }
    while hasVariants, chance(35) {
      let variant = one(Self.variants)
      if !parts.contains(variant) { parts.append(variant) }
    }
    return parts
  }

  /// Returns a random BCP 47 tag.
  package mutating func tag() -> String {
    var parts = base(hasVariants: true)
    if chance(25) { parts += transform() }
    if chance(50) { parts += keywords() }
    if chance(8) { parts += ["x", one(["foo", "a-b-c"])] }
    let tag = parts.joined(separator: "-")
    return chance(10) ? tag.uppercased() : tag
  }

  private mutating func keywords() -> [String] {
    var parts = ["u"]
    if chance(15) { parts.append(one(["attr", "zoo"])) }
    if chance(15) { parts += [one(["rg", "sd"]), one(subdivisions)] }
    for (key, values) in Self.keywords.shuffled(using: &generator).prefix(2) {
      parts.append(key)
      let value = one(values)
      if !value.isEmpty { parts.append(value) }
    }
    return parts
  }

  private mutating func transform() -> [String] {
    var parts = ["t"] + base(hasVariants: false)
    for (key, values) in Self.fields.shuffled(using: &generator).prefix(2) where chance(60) {
      parts += [key, one(values)]
    }
    return parts
  }

  /// Returns a random name in ICU's form.
  package mutating func icuName() -> String {
    var name = base(hasVariants: true).joined(separator: "_")
    if chance(10) { name += ".UTF-8" }
    guard chance(50) else { return name }
    let pairs = [
      "calendar=gregorian", "calendar=islamicc", "collation=phonebook", "currency=EUR",
      "timezone=America/New_York", "numbers=traditional", "colnumeric=yes", "colstrength=primary",
      "rg=frgf", "bogus=yes", "attribute=foo", "measure=metric",
    ].shuffled(using: &generator)
    name += "@" + pairs.prefix(2).joined(separator: ";")
    return name
  }
}
