/// A prefix of the SI, or of binary multiples.
struct UnitPrefix: Hashable, Sendable {
  let name: String
  /// 10 or 1024.
  let base: UInt32
  let exponent: Int

  /// The factor of the prefix.
  var factor: Rational { Rational(integer: base).power(exponent) }

  /// The order of magnitude in an identifier, as ICU compares prefixes.
  var rank: Int { base == 10 ? exponent : exponent * 3 }

  private static let decimalNames: [(String, Int)] = [
    ("quetta", 30), ("ronna", 27), ("yotta", 24), ("zetta", 21), ("exa", 18), ("peta", 15),
    ("tera", 12), ("giga", 9), ("mega", 6), ("kilo", 3), ("hecto", 2), ("deka", 1), ("deci", -1),
    ("centi", -2), ("milli", -3), ("micro", -6), ("nano", -9), ("pico", -12), ("femto", -15),
    ("atto", -18), ("zepto", -21), ("yocto", -24), ("ronto", -27), ("quecto", -30),
  ]
  private static let binaryNames = ["kibi", "mebi", "gibi", "tebi", "pebi", "exbi", "zebi", "yobi"]

  /// Every prefix.
  static let all: [UnitPrefix] =
    decimalNames.map { UnitPrefix(name: $0.0, base: 10, exponent: $0.1) }
    + binaryNames.enumerated().map { UnitPrefix(name: $1, base: 1024, exponent: $0 + 1) }
}
