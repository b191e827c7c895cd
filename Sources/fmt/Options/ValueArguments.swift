internal import ArgumentParser

/// Values that may begin with a minus sign.
struct ValueArguments: DirectlyReadable {
  @Argument(
    parsing: .allUnrecognized,
    help: "The values. Without any, each line of standard input is a value."
  )
  var values: [String] = []

  /// The offset of the first byte that is not UTF-8, by the index of the value.
  private var invalidOffsets: [Int: Int] = [:]

  private enum CodingKeys: CodingKey {
    case values
  }

  func validate() throws {
    for value in values.prefix(while: { $0 != "--" }) where value.first == "-" {
      let second = value.dropFirst().first
      let isOption = second.map { $0.isLetter || $0 == "-" } ?? false
      guard !isOption || value.hasPrefix("-Infinity") else {
        throw ValidationError(
          "Unknown option '\(value)'. If it is a value, write '--' before it."
        )
      }
    }
  }

  /// The values, without the `--` that ends the options.
  var plain: [String] {
    guard let terminator = values.firstIndex(of: "--") else { return values }
    var values = values
    values.remove(at: terminator)
    return values
  }

  /// The offset of the first byte that is not UTF-8, by the index of the value in ``plain``.
  var invalidPlainOffsets: [Int: Int] {
    guard !invalidOffsets.isEmpty, let terminator = values.firstIndex(of: "--") else {
      return invalidOffsets
    }
    return Dictionary(
      uniqueKeysWithValues: invalidOffsets.map { ($0 > terminator ? $0 - 1 : $0, $1) }
    )
  }
}

extension ValueArguments {
  /// Takes the arguments that no option has taken, and so must be called last.
  mutating func take(from line: inout ArgumentLine) {
    (values, invalidOffsets) = line.rest()
  }
}
