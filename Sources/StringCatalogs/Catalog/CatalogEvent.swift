/// An event that a catalog reports to its observers.
public enum CatalogEvent: Sendable {
  /// A key is in no localization, or only in another one than the app's language; reported once for each
  /// key and language.
  case missing(MissingKey)
  /// A text could not be filled with the arguments of a call, and another one was given in its place;
  /// reported once for each key and language.
  case unfillable(FormatError)
  /// A file could not be read again, and the old contents stay.
  case notReloaded(CatalogIssue)
}

/// A key that a localization does not have.
public struct MissingKey: Hashable, Sendable {
  /// The key.
  public let key: String
  /// The table.
  public let table: String
  /// The localization in which it was looked for first.
  public let wanted: LocaleID
  /// The localization whose text was given; nil if it was the default value or the key itself.
  public let given: LocaleID?
}

extension MissingKey: CustomStringConvertible {
  /// The key, the table and the languages in a sentence.
  public var description: String {
    let place = "'\(key)' of \(table) is not in \(wanted)"
    return given.map { "\(place); the text of \($0) is given" } ?? "\(place)"
  }
}
