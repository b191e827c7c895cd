extension FormatError {
  /// What is wrong, in parts that can be put together in any language.
  ///
  /// The ``code`` finds the sentence of another language, and ``filled(_:)`` puts the ``values`` into
  /// it.
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
    /// A stable name in lower case, such as `digit-expected`; one for every ``template``.
    public let code: String
    /// What stands in the sentence for `{0}`, `{1}` and so on.
    ///
    /// That is a piece of the text, a number, a name, or an English word for a field, such as `month`.
    public let values: [String]
    /// The sentence in English, with `{0}` and `{1}` for the values.
    public let template: String

    /// Makes a reason from a literal: what is interpolated are the values.
    ///
    /// - Parameters:
    ///   - code: A literal in lower case, with hyphens between words; the same for the same sentence.
    ///   - sentence: A literal in English.
    public init(_ code: String, _ sentence: Sentence) {
      self.code = code
      values = sentence.values
      template = sentence.template
    }

    /// Puts the values into a sentence of any language.
    ///
    /// - Parameter template: A text with `{0}`, `{1}` and so on where the values belong, in any order.
    /// - Returns: The sentence. A number that no value has stays as it stands.
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
  /// The sentence in English.
  public var description: String { filled(template) }
}

/// The reason of a ``FormatError``, by a short name where one is given.
package typealias Reason = FormatError.Reason

extension FormatError.Reason {
  /// A literal that keeps apart what is written and what is interpolated.
  public struct Sentence: ExpressibleByStringInterpolation {
    let template: String
    let values: [String]

    /// Takes a sentence without values.
    public init(stringLiteral value: String) {
      template = value
      values = []
    }

    /// Takes a sentence with values.
    public init(stringInterpolation: Parts) {
      template = stringInterpolation.template
      values = stringInterpolation.values
    }

    /// Collects the parts of a literal.
    public struct Parts: StringInterpolationProtocol {
      fileprivate var template = ""
      fileprivate var values: [String] = []

      /// Makes room.
      public init(literalCapacity: Int, interpolationCount: Int) {
        template.reserveCapacity(literalCapacity + 3 * interpolationCount)
        values.reserveCapacity(interpolationCount)
      }

      /// Adds what is written.
      public mutating func appendLiteral(_ literal: String) { template += literal }

      /// Adds a value.
      public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
        template += "{\(values.count)}"
        values.append(value.description)
      }
    }
  }
}
