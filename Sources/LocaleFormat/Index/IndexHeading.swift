/// A heading of an index.
public struct IndexHeading: Hashable, Sendable {
  /// The names that are listed under a heading.
  public enum Kind: String, Hashable, Sendable, CaseIterable, Codable {
    /// Those that begin with its letter.
    case letter
    /// Those that are before all letters, such as `123`.
    case before
    /// Those between the letters of two scripts.
    case between
    /// Those after all letters, such as names in another script.
    case after
  }

  /// The text of the heading; `…` if the kind is not a letter.
  public let label: String
  /// The kind of names that are listed under it.
  public let kind: Kind
}

/// A heading of an index with the elements under it, in their order.
public struct IndexSection<Element> {
  /// The heading.
  public let heading: IndexHeading
  /// The elements, of which there is at least one.
  public let elements: [Element]

  @usableFromInline
  init(_ heading: IndexHeading, _ elements: [Element]) {
    self.heading = heading
    self.elements = elements
  }
}

extension IndexSection: Sendable where Element: Sendable {}
extension IndexSection: Equatable where Element: Equatable {}
extension IndexSection: Hashable where Element: Hashable {}
