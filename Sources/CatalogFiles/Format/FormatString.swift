/// A format: a text with conversions, as `String(format:)` takes them.
///
/// ```swift
/// let format = try FormatString("Von %2$lu Läufen hast du %1$lu absolviert")
/// format.conversions.map(\.argument)  // [2, 1]
/// format.conversions.map(\.need)  // [.integer, .integer]
/// try FormatString("%#@runs@ of %(total)lld").variables  // ["runs"]
/// ```
///
/// `%p` and `%n` are errors: what they read or write has no place in a text for people.
///
/// Source: ``FormatConversion``, and Apple's *Stringsdict File Format* for `%#@name@`.
package struct FormatString: Hashable, Sendable {
  /// A part of a format.
  package enum Piece: Hashable, Sendable {
    /// A text that is written as it is.
    case literal(String)
    /// A conversion of an argument.
    case conversion(FormatConversion)
    /// `%#@name@`: a text that depends on a number. The argument is counted from 1; nil for the next
    /// one. The offset is that of the percent sign, in bytes.
    case variable(String, argument: Int?, offset: Int)
    /// `%arg`: the argument of the substitution whose text this is, by its own conversion. The offset
    /// is that of the percent sign, in bytes.
    case ownArgument(offset: Int)
  }

  /// The largest depth of variables inside each other.
  package static let maximumVariableDepth = 32

  /// The format as it is written.
  package let text: String
  /// Its parts, in order.
  package let pieces: [Piece]

  /// Reads a format.
  ///
  /// ```swift
  /// do {
  ///   _ = try FormatString("100 % sicher, %p")
  /// } catch {
  ///   error.offset  // 14
  ///   error.message  // "'%p' is not a conversion for people: it writes an address"
  /// }
  /// ```
  /// - Parameters:
  ///   - text: The format.
  ///   - isSubstitution: Whether it is a text of a substitution of an `.xcstrings` file, where `%arg`
  ///     is the substitution's own argument. Elsewhere `%a` is a conversion.
  /// - Throws: `FormatError.Code.invalidStringFormat` with the place of the percent sign of the first
  ///   conversion that cannot be read.
  package init(_ text: String, isSubstitution: Bool = false) throws(FormatError) {
    self.text = text
    var reader = FormatReader(text, isSubstitution: isSubstitution)
    pieces = try reader.read()
  }

  /// The conversions, in order.
  package var conversions: [FormatConversion] {
    pieces.compactMap { if case .conversion(let conversion) = $0 { conversion } else { nil } }
  }

  /// The names of the variables, in order.
  package var variables: [String] {
    pieces.compactMap { if case .variable(let name, _, _) = $0 { name } else { nil } }
  }
}

extension FormatError.Code {
  /// A text that is filled is not a format.
  public static var invalidStringFormat: Self { Self(rawValue: "invalid-string-format") }
}
