internal import ArgumentParser

/// The arguments of a command that no option has taken, and that may begin with a minus sign.
protocol FreeArguments: ParsableArguments {
  var values: [String] { get }
}

extension FreeArguments {
  func validate() throws {
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
  var plain: [String] {
    guard let terminator = values.firstIndex(of: "--") else { return values }
    var values = values
    values.remove(at: terminator)
    return values
  }

  /// The offset of the first byte that is not UTF-8, by the index of the value in ``plain``.
  var invalidPlainOffsets: [Int: Int] { InvalidArgument.offsets(in: plain) }

  /// Whether a text is negative infinity, or the start of a negative duration of ISO 8601.
  private static func isNegativeWord(_ text: String) -> Bool {
    guard !text.hasPrefix("-Infinity") else { return true }
    guard text.hasPrefix("-P"), let next = text.utf8.dropFirst(2).first else { return false }
    return next == UInt8(ascii: "T") || (0x30...0x39).contains(next)
  }
}

/// Values, each of which is written alone.
struct ValueArguments: FreeArguments {
  @Argument(
    parsing: .allUnrecognized,
    help: "The values. Without any, each line of standard input is a value."
  )
  var values: [String] = []
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
}
