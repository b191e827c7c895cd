internal import ArgumentParser

/// The arguments of a command that no option has taken, and that may begin with a minus sign.
protocol FreeArguments: DirectlyReadable {
  var values: [String] { get set }
  /// The offset of the first byte that is not UTF-8, by the index of the value.
  var invalidOffsets: [Int: Int] { get set }
}

extension FreeArguments {
  func validate() throws {
    for value in values.prefix(while: { $0 != "--" }) where value.first == "-" {
      let second = value.dropFirst().first
      let isOption = second.map { $0.isLetter || $0 == "-" } ?? false
      guard !isOption || ArgumentLine.isNegativeWord(value) else {
        throw ValidationError(
          "Unknown option '\(value)'. If it is a value, write '--' before it."
        )
      }
    }
  }

  /// Takes the arguments that no option has taken, and so must be called last.
  mutating func take(from line: inout ArgumentLine) {
    (values, invalidOffsets) = line.rest()
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

/// Values, each of which is written alone.
struct ValueArguments: FreeArguments {
  @Argument(
    parsing: .allUnrecognized,
    help: "The values. Without any, each line of standard input is a value."
  )
  var values: [String] = []
  var invalidOffsets: [Int: Int] = [:]

  private enum CodingKeys: CodingKey {
    case values
  }
}

/// The items of one list.
struct ItemArguments: FreeArguments {
  @Argument(
    parsing: .allUnrecognized,
    help: ArgumentHelp(
      "The items of one list. Without any, each line of standard input is a list.",
      valueName: "item"
    )
  )
  var values: [String] = []
  var invalidOffsets: [Int: Int] = [:]

  private enum CodingKeys: CodingKey {
    case values
  }
}

/// The key of a text, and the arguments that it is filled with.
struct KeyArguments: FreeArguments {
  @Argument(
    parsing: .allUnrecognized,
    help: ArgumentHelp(
      "The key of a text, then its arguments. Without any, each line of standard input is a key, whose arguments are separated from it and each other by tabs.",
      valueName: "key-and-args"
    )
  )
  var values: [String] = []
  var invalidOffsets: [Int: Int] = [:]

  private enum CodingKeys: CodingKey {
    case values
  }
}
