/// The reason why a text is refused as JSON.
struct JSONError: Error, Equatable, CustomStringConvertible {
  /// The offset of the error in the text, in bytes.
  let offset: Int
  let reason: String

  var description: String { "offset \(offset): \(reason)" }
}
