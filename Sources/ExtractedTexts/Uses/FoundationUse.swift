package import CatalogFiles

/// A use of one of Foundation's formatters, of its locale, or of its functions for texts.
package struct FoundationUse: Hashable, Sendable {
  /// The name of the thing, such as `NumberFormatter`, `String(format:)` or `.formatted(.percent)`.
  package let name: String
  /// The setting that decides about the use: the style of a formatter, or the value of a property; nil
  /// if the source shows none.
  package let value: String?
  /// The name that is not Foundation's if the sources declare it; nil if `Foundation.` is before it.
  package let hiddenBy: String?
  /// The source file.
  package let file: String
  /// The place in the file.
  package let place: SourcePlace

  package init(
    _ name: String,
    value: String? = nil,
    hiddenBy: String?,
    file: String,
    place: SourcePlace
  ) {
    self.name = name
    self.value = value
    self.hiddenBy = hiddenBy
    self.file = file
    self.place = place
  }
}

/// A declaration of a name that is otherwise one of Foundation's.
package struct HidingDeclaration: Hashable, Sendable {
  package let name: String
  package let file: String
  package let place: SourcePlace

  package init(_ name: String, file: String, place: SourcePlace) {
    self.name = name
    self.file = file
    self.place = place
  }
}
