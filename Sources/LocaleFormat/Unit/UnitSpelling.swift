/// Finds the unit that was probably meant by a name that is not one.
struct UnitSpelling {
  private let table: UnitTable

  init(_ table: UnitTable) { self.table = table }

  /// Symbols and words that people write in place of identifiers.
  private static let usual: [String: String] = [
    "m": "meter", "km": "kilometer", "cm": "centimeter", "mm": "millimeter", "mi": "mile",
    "ft": "foot", "feet": "foot", "in": "inch", "yd": "yard", "g": "gram", "kg": "kilogram",
    "mg": "milligram", "lb": "pound", "lbs": "pound", "oz": "ounce", "t": "tonne", "l": "liter",
    "ml": "milliliter", "s": "second", "sec": "second", "min": "minute", "h": "hour", "hr": "hour",
    "d": "day", "c": "celsius", "f": "fahrenheit", "k": "kelvin", "kb": "kilobyte",
    "mb": "megabyte", "gb": "gigabyte", "tb": "terabyte", "kph": "kilometer-per-hour",
    "mph": "mile-per-hour", "mpg": "mile-per-gallon", "km/h": "kilometer-per-hour",
    "m/s": "meter-per-second", "kwh": "kilowatt-hour", "w": "watt", "kw": "kilowatt",
    "kcal": "kilocalorie", "ha": "hectare", "%": "percent",
  ]

  /// The fewest letters of a name that is read in any case: `em` is not `Em`.
  static let shortestWord = 3

  /// The most changed letters between a name and the one that was meant.
  private static let mostChanges = 2
  /// The longest name that is compared with others.
  private static let longest = 32

  /// Finds an identifier that is similar to a part of one; nil if there is none.
  func proposal(for name: String) -> String? {
    let small = name.lowercased()
    guard small.utf8.count <= Self.longest else { return nil }
    if let usual = Self.usual[small] { return usual }
    if let found = singular(of: name) { return found }
    if let near = nearest(to: small) { return near }
    for prefix in UnitPrefix.all where small.hasPrefix(prefix.name) {
      let rest = String(small.dropFirst(prefix.name.count))
      if let near = nearest(to: rest) { return prefix.name + near }
    }
    return nil
  }

  /// The unit of a name in the plural, in other letters, or spelled as in British English; nil for
  /// another name.
  func singular(of name: String) -> String? {
    let isWord = name.utf8.count >= Self.shortestWord
    let small = isWord ? name.lowercased() : name
    guard small.utf8.count <= Self.longest else { return nil }
    var candidates = [small]
    if small.hasSuffix("s") { candidates.append(String(small.dropLast())) }
    if small.hasSuffix("es") { candidates.append(String(small.dropLast(2))) }
    if small.hasSuffix("ies") { candidates.append(small.dropLast(3) + "y") }
    candidates += candidates.map {
      $0.substituting(first: "metre", with: "meter").substituting(first: "litre", with: "liter")
    }
    return candidates.first { table.single($0) != nil }
  }

  /// The simple unit whose name has the fewest other letters; nil if none is near.
  private func nearest(to name: String) -> String? {
    table.simple.keys
      .map { (name: $0, changes: Self.changes(from: name, to: $0)) }
      .filter { $0.changes <= Self.mostChanges && $0.changes * 2 < name.utf8.count }
      .min { ($0.changes, $0.name) < ($1.changes, $1.name) }?
      .name
  }

  /// The number of letters to insert, remove or replace (the Levenshtein distance).
  private static func changes(from left: String, to right: String) -> Int {
    guard abs(left.utf8.count - right.utf8.count) <= mostChanges else { return .max }
    let (left, right) = (Array(left.utf8), Array(right.utf8))
    var row = Array(0...right.count)
    for (index, letter) in left.enumerated() {
      var corner = row[0]
      row[0] = index + 1
      for (place, other) in right.enumerated() {
        let replaced = corner + (letter == other ? 0 : 1)
        corner = row[place + 1]
        row[place + 1] = min(replaced, corner + 1, row[place] + 1)
      }
    }
    return row[right.count]
  }
}
