/// The reason why texts of a format are not read by one scan over their bytes.
package enum ScanRefusal: String, Hashable, Sendable, CaseIterable {
  /// No plan writes the format, or its texts cannot be read back.
  case noPlan = "no-plan"
  /// The words around the digits depend on the number, or it has an exponent, significant digits or
  /// zeros before it.
  case words
  /// Rounding makes two powers of ten equal, so that the format's texts are not clear.
  case rounding
  /// The digits are not ten characters that follow one another.
  case digits
  /// A text around the digits, or between the fields, has digits itself.
  case texts
  /// A separator is that of the fraction and that of groups.
  case separators
  /// The pattern has a field that a scan does not read, or has one twice; or the calendar has other
  /// months than the Gregorian one.
  case fields
  /// A number is followed directly by another field's digits.
  case order
  /// A name has digits, or it is the beginning of another one of its field and the text after both
  /// does not tell them apart.
  case names
  /// A scan did not read what the plan wrote.
  case difference
}
