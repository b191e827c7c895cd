/// An argument of a message as an ARB file describes it.
package struct MessagePlaceholder: Hashable, Sendable {
  /// The name.
  package let name: CatalogText
  /// The type in Dart, such as `int` or `DateTime`; nil if the file does not say.
  package internal(set) var type: String?
}
