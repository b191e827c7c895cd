package import ArgumentParser

/// The arguments of a command that no option has taken, and that may begin with a minus sign.
package protocol FreeArguments: ParsableArguments {
  var values: [String] { get }
}

extension FreeArguments {
  package func validate() throws {
    for value in values.prefix(while: { $0 != "--" }) where value.first == "-" {
      let second = value.dropFirst().first
      let isOption = second.map { $0.isLetter || $0 == "-" } ?? false
      guard !isOption || Self.isNegativeWord(value) else {
        throw ValidationError(
          "Unknown option '\(value)'. If it is a value, write '--' before it."
        )
      }
    }
  }

  /// The values, without the `--` that ends the options.
  package var plain: [String] {
    guard let terminator = values.firstIndex(of: "--") else { return values }
    var values = values
    values.remove(at: terminator)
    return values
  }

  /// The offset of the first byte that is not UTF-8, by the index of the value in ``plain``.
  package var invalidPlainOffsets: [Int: Int] { InvalidArgument.offsets(in: plain) }

  /// Whether a text is negative infinity, or the start of a negative duration of ISO 8601.
  private static func isNegativeWord(_ text: String) -> Bool {
    guard !text.hasPrefix("-Infinity") else { return true }
    guard text.hasPrefix("-P"), let next = text.utf8.dropFirst(2).first else { return false }
    return next == UInt8(ascii: "T") || (0x30...0x39).contains(next)
  }
}
