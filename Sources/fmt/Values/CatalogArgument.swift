internal import CatalogFiles
internal import FmtKit
internal import LocaleFormat
internal import StringCatalogs

extension FormatArgument {
  /// Reads an argument as the kind of value that a text needs.
  ///
  /// - Parameters:
  ///   - field: The argument.
  ///   - need: The kind of value; nil for an argument that the text does not show. It may still be the
  ///     number that decides a plural form.
  ///   - isText: Whether `%@` takes every argument as a text.
  /// - Returns: The argument; numbers are exact.
  /// - Throws: The place in the argument that is not such a value.
  static func reading(
    _ field: KeyFields.Field,
    for need: FormatConversion.Need?,
    isText: Bool
  ) throws(ValueError) -> FormatArgument {
    switch need {
    case nil: return field.text.isPlainDecimal ? try number(field) : .text(field.text)
    case .text: return .text(field.text)
    case .integer: return try integer(field)
    case .gender: return try gender(field)
    case .number: return try number(field)
    case .character: return try character(field)
    case .anything:
      return isText || !field.text.isPlainDecimal ? .text(field.text) : try number(field)
    }
  }

  private static func integer(_ field: KeyFields.Field) throws(ValueError) -> FormatArgument {
    if let value = Int(field.text) { return .integer(value) }
    if let value = UInt64(field.text) { return .unsigned(value) }
    // The error of a number comes first.
    _ = try number(field)
    let digits = field.text.utf8.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
    guard let fault = digits.firstIndex(where: { !$0.isDigit }) else {
      throw field.error("'\(field.text.excerpt)' is not an integer of 64 bits")
    }
    throw field.error(
      at: field.text.utf8.distance(from: field.text.startIndex, to: fault),
      "'\(field.text.excerpt)' is not an integer, and the text needs one"
    )
  }

  /// Reads the word for a gender, or its number.
  private static func gender(_ field: KeyFields.Field) throws(ValueError) -> FormatArgument {
    if let gender = GrammaticalGender(field.text) { return gender.formatArgument }
    throw field.error(
      "'\(field.text.excerpt)' is not a gender: male, female, neutral or an integer was expected"
    )
  }

  private static func number(_ field: KeyFields.Field) throws(ValueError) -> FormatArgument {
    if let value = NumberValue.smallInteger(ArraySlice(field.text.utf8)) { return .integer(value) }
    do throws(FormatError) {
      return .decimal(try FixedDecimal(field.text))
    } catch {
      throw field.error(at: error.offset ?? 0, error.message)
    }
  }

  /// Reads a character, or the code of one in more than one digit.
  private static func character(_ field: KeyFields.Field) throws(ValueError) -> FormatArgument {
    if field.text.count == 1 { return .text(field.text) }
    guard let code = UInt32(field.text), Unicode.Scalar(code) != nil else {
      throw field.error("'\(field.text.excerpt)' is not a character or the code of one")
    }
    return .integer(Int(code))
  }
}

extension KeyFields.Field {
  /// Whether the argument is a number.
  var isNumber: Bool {
    do throws(FormatError) {
      _ = try FixedDecimal(text)
      return true
    } catch {
      return false
    }
  }
}

extension String {
  /// Whether the text is a decimal number without an exponent, a plus sign or superfluous zeros at its
  /// start: `5`, `-0.25`, and not `007`, `+5` or `1e3`.
  var isPlainDecimal: Bool {
    var digits = utf8[...]
    if digits.first == UInt8(ascii: "-") { digits.removeFirst() }
    let whole = digits.prefix(while: \.isDigit)
    let rest = digits.dropFirst(whole.count)
    guard !whole.isEmpty, whole.count == 1 || whole.first != UInt8(ascii: "0") else { return false }
    let fraction = rest.dropFirst()
    return rest.isEmpty
      || rest.first == UInt8(ascii: ".") && !fraction.isEmpty && fraction.allSatisfy(\.isDigit)
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
}
