extension FormatError {
  /// The reason of an error, in parts from which a sentence in any language can be made.
  ///
  /// Use the ``code`` to find the sentence in another language, and ``filled(_:)`` to insert the
  /// ``values``.
  ///
  /// ```swift
  /// let german = ["character-expected": "hier fehlt ein {0}"]
  /// do {
  ///   _ = try MachineFormat.rfc3339.parse("2023-02-28 12:00:00Z")
  /// } catch {
  ///   let reason = error.reason
  ///   reason.description  // "expected \"T\""
  ///   reason.code  // "character-expected"
  ///   reason.values  // ["T"]
  ///   reason.filled(german[reason.code] ?? reason.template)  // "hier fehlt ein T"
  /// }
  /// ```
  public struct Reason: Hashable, Sendable {
    /// A stable name in lower case, such as `digit-expected`.
    ///
    /// Each ``template`` has one code.
    public let code: String
    /// The values that replace `{0}`, `{1}` and so on in the sentence.
    ///
    /// A value is a piece of the text, a number, a name, or an English word for a field, such as
    /// `month`.
    public let values: [String]
    /// The English sentence, with `{0}` and `{1}` in place of the values.
    public let template: String

    /// Makes a reason from a literal; the interpolated expressions become the values.
    ///
    /// - Parameters:
    ///   - code: A literal in lower case, with hyphens between words. Equal sentences have equal
    ///     codes.
    ///   - sentence: A literal in English.
    public init(_ code: String, _ sentence: Sentence) {
      self.code = code
      values = sentence.values
      template = sentence.template
    }

    /// Inserts the values into a sentence of any language.
    ///
    /// - Parameter template: A text with `{0}`, `{1}` and so on in place of the values, in any
    ///   order.
    /// - Returns: The sentence. A number without a value is left as it is.
    public func filled(_ template: String) -> String {
      guard !values.isEmpty else { return template }
      var result = ""
      var rest = template[...]
      while let open = rest.firstIndex(of: "{") {
        result += rest[..<open]
        rest = rest[open...]
        guard let close = rest.firstIndex(of: "}"), let number = Int(rest[..<close].dropFirst()),
          values.indices.contains(number)
        else {
          result += "{"
          rest = rest.dropFirst()
          continue
        }
        result += values[number]
        rest = rest[close...].dropFirst()
      }
      return result + rest
    }
  }
}

extension FormatError.Reason: CustomStringConvertible {
  /// The English sentence.
  public var description: String { filled(template) }
}

/// A short name for the reason of a ``FormatError``.
package typealias Reason = FormatError.Reason

extension FormatError.Reason {
  /// A literal that keeps its fixed text and its interpolated values apart.
  public struct Sentence: ExpressibleByStringInterpolation {
    let template: String
    let values: [String]

    /// Makes a sentence without values.
    public init(stringLiteral value: String) {
      template = value
      values = []
    }

    /// Makes a sentence with values.
    public init(stringInterpolation: Parts) {
      template = stringInterpolation.template
      values = stringInterpolation.values
    }

    /// Collects the parts of a literal.
    public struct Parts: StringInterpolationProtocol {
      fileprivate var template = ""
      fileprivate var values: [String] = []

      /// Reserves space.
      public init(literalCapacity: Int, interpolationCount: Int) {
        template.reserveCapacity(literalCapacity + 3 * interpolationCount)
        values.reserveCapacity(interpolationCount)
      }

      /// Appends fixed text.
      public mutating func appendLiteral(_ literal: String) { template += literal }

      /// Appends a value.
      public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
        template += "{\(values.count)}"
        values.append(value.description)
      }
    }
  }
}
