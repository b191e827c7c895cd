internal import Sharing

extension FormatConversion {
  /// Whether the conversion can be a percent sign of a sentence, together with the word after it.
  ///
  /// That are conversions with the flag for a space, as in `50% off`, those directly after a digit and
  /// without a width or a precision, as in `100%ig` and `50%-os`, and those with the flag for the left
  /// side but without a width, as in `20 %-a`. They are conversions only in a text that another
  /// conversion shows to be a format.
  ///
  /// - Parameter text: The format that the conversion is from.
  /// - Returns: Whether the conversion can be a percent sign.
  package func isProbablyPercentSign(in text: String) -> Bool {
    guard kind != .object, argument == nil, name == nil else { return false }
    if flags.contains(.space) || flags.contains(.left) && width == .none { return true }
    guard width == .none, precision == .none else { return false }
    return text.utf8.prefix(offset).last?.isASCIIDigit ?? false
  }
}
