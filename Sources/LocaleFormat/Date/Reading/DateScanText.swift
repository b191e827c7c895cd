/// A text as scans of several patterns look at it.
struct DateScanText {
  /// The text, folded, with the locale's digits as ASCII digits.
  let scalars: [Unicode.Scalar]
  let lower: [Unicode.Scalar]
  /// Whether each scalar is a separator.
  let separators: [Bool]

  init(_ scalars: [Unicode.Scalar]) {
    self.scalars = scalars
    lower = scalars.map(\.simpleLowercase)
    separators = scalars.map(\.isDateSeparator)
  }
}
