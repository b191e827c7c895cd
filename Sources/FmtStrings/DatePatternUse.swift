internal import MachineTime

/// The readers of a date that is written by a pattern of `DateFormatter`.
enum DatePatternUse {
  /// The condition of migrations that a pattern is of.
  ///
  /// Programs read a pattern that a machine format has, and whose first field is the year or that has an
  /// offset; and that of HTTP, with a weekday and the name of a zone.
  ///
  /// - Parameter pattern: The pattern, or the code that is in its place.
  /// - Returns: The condition.
  static func condition(of pattern: String) -> Migration.Condition {
    guard pattern.utf8.allSatisfy({ $0 < 0x80 }) else { return .pattern }
    let fields = fields(of: pattern)
    if fields.first == "E", fields.contains("z") { return .patternOfHTTP }
    guard fields.first == "y" || !Set("XZx").isDisjoint(with: fields) else { return .pattern }
    do throws(FormatError) {
      _ = try MachineFormat(pattern: pattern)
      return .fixedPattern
    } catch {
      return .pattern
    }
  }

  /// The letters of a pattern outside of quotes.
  private static func fields(of pattern: String) -> [Character] {
    var isText = false
    return pattern.filter { character in
      if character == "'" { isText.toggle() }
      return !isText && character.isLetter
    }.map(\.self)
  }
}
