internal import Faults

/// The reason why a text is refused as JSON, or as JSON of some form.
package struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The offset of the error in the text, in bytes.
  package let offset: Int
  package let reason: FormatError.Reason

  package init(offset: Int, reason: FormatError.Reason) {
    self.offset = offset
    self.reason = reason
  }

  package var description: String { "offset \(offset): \(reason)" }
}
