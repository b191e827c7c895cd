/// Why a text is not taken as JSON.
struct JSONError: Error, Equatable, CustomStringConvertible {
  /// Where, in bytes from the beginning of the text.
  let offset: Int
  let reason: String

  var description: String { "offset \(offset): \(reason)" }
}
