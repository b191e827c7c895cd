internal import ArgumentParser

/// The arguments of a command, from which options and flags are taken by name.
///
/// Anything doubtful refuses the line without a message: ArgumentParser then reads it, and reports
/// what is wrong. A line that is read here must mean the same to ArgumentParser. A line that is
/// refused here only costs time.
struct ArgumentLine {
  /// An option or a flag: `--name` or `--name=value`.
  private struct Option {
    let name: String
    /// The text after `=`.
    let attached: String?
    /// The index of the option among the arguments.
    let index: Int
  }

  private let arguments: [String]
  private let options: [Option]
  /// The index of the first `--`, else the number of arguments.
  private let terminator: Int
  /// For each argument, whether an option has taken it.
  private var isTaken: [Bool]
  /// The offset of the first byte that is not UTF-8, by the index of the argument.
  private let invalidOffsets: [Int: Int]
  /// Whether ArgumentParser must read the line.
  private(set) var isRefused = false
  /// The first option whose value is not UTF-8, with the offset of the first wrong byte.
  private(set) var invalidOption: (name: String, offset: Int)?

  /// - Parameters:
  ///   - arguments: The arguments after the name of the command.
  ///   - invalid: The arguments whose bytes were not UTF-8 before Swift repaired them, with their
  ///     index in the slice.
  init(_ arguments: ArraySlice<String>, invalid: [InvalidArgument] = []) {
    self.arguments = Array(arguments)
    invalidOffsets = Dictionary(
      uniqueKeysWithValues: invalid.map { ($0.index - arguments.startIndex, $0.offset) }
    )
    isTaken = Array(repeating: false, count: arguments.count)
    terminator = self.arguments.firstIndex(of: "--") ?? arguments.count
    var options: [Option] = []
    for index in 0..<terminator {
      let argument = self.arguments[index]
      guard argument.utf8.starts(with: "--".utf8) else { continue }
      // Searches characters, as ArgumentParser does: a combining mark can follow the sign.
      let equals =
        argument.utf8.contains(UInt8(ascii: "=")) ? argument.firstIndex(of: "=") : nil
      options.append(
        Option(
          name: String(argument[..<(equals ?? argument.endIndex)].dropFirst(2)),
          attached: equals.map { String(argument[$0...].dropFirst()) },
          index: index
        )
      )
    }
    self.options = options
  }

  /// Refuses the line.
  mutating func refuse() { isRefused = true }

  // MARK: Options

  /// The value of an option: the last one when it is given again, nil when it is not given.
  mutating func value<Value: ExpressibleByArgument>(_ name: String) -> Value? {
    let all: [Value] = values(name)
    return all.last
  }

  /// The values of an option, in the order in which they are given.
  mutating func values<Value: ExpressibleByArgument>(_ name: String) -> [Value] {
    var values: [Value] = []
    for option in options where option.name == name {
      guard let text = text(of: option), let value = Value(argument: text) else {
        isRefused = true
        return []
      }
      values.append(value)
    }
    return values
  }

  /// The value of an option that need not have one: the last one when it is given again, nil when it
  /// is not given.
  ///
  /// - Parameters:
  ///   - name: The name of the option.
  ///   - usual: The value of the option alone. A word after it that is not a value is not taken.
  /// - Returns: The value.
  mutating func value<Value: ExpressibleByArgument>(_ name: String, alone usual: Value) -> Value? {
    var value: Value?
    for option in options where option.name == name {
      let wasTaken = isTaken
      isTaken[option.index] = true
      let next = option.index + 1
      let isAlone =
        option.attached == nil
        && (next == terminator || arguments[next].utf8.starts(with: "--".utf8))
      if !isAlone, let found = text(of: option).flatMap({ Value(argument: $0) }) {
        value = found
        continue
      }
      // ArgumentParser drops an attached text that is not a value.
      if option.attached != nil || !isAlone && arguments[next].utf8.first == .dash {
        isRefused = true
      }
      isTaken = wasTaken
      isTaken[option.index] = true
      value = usual
    }
    return value
  }

  /// Whether a flag is given.
  mutating func flag(_ name: String) -> Bool {
    var isGiven = false
    for option in options where option.name == name {
      isTaken[option.index] = true
      if option.attached != nil { isRefused = true }
      isGiven = true
    }
    return isGiven
  }

  /// The one of several flags that is given; nil when none is.
  mutating func choice<Value: EnumerableFlag & RawRepresentable<String>>() -> Value? {
    let given = Value.allCases.filter { flag($0.rawValue) }
    if given.count > 1 || options.count(where: { $0.name == given.first?.rawValue }) > 1 {
      isRefused = true
    }
    return given.first
  }

  /// The options of a group, which the group validates.
  mutating func group<Group: DirectlyReadable>() -> Group {
    Group.reading(&self)
  }

  /// The options of several groups, in the order in which they are taken.
  mutating func groups<each Group: DirectlyReadable>() -> (repeat each Group) {
    (repeat (each Group).reading(&self))
  }

  /// The text of an option: the attached one, else the next argument.
  private mutating func text(of option: Option) -> String? {
    isTaken[option.index] = true
    var index = option.index
    let text: String
    if let attached = option.attached {
      // ArgumentParser lets `--name=` take the next argument too.
      guard !attached.isEmpty else { return nil }
      text = attached
    } else {
      index += 1
      guard index < terminator else { return nil }
      text = arguments[index]
      guard text.utf8.first != .dash || text.utf8.count == 1 else { return nil }
      isTaken[index] = true
    }
    if let offset = invalidOffsets[index] {
      // The offset begins at the value, also when the value is attached to the option.
      let start = option.attached == nil ? 0 : option.name.utf8.count + 3
      invalidOption = invalidOption ?? ("--\(option.name)", offset - start)
    }
    return text
  }

  // MARK: Values

  /// Takes the arguments that no option has taken, in order, with the `--` that ends the options.
  ///
  /// It must be called after all options are taken.
  ///
  /// - Returns: The arguments, and the offset of the first byte that is not UTF-8 by the index of the
  ///   argument among these.
  mutating func rest() -> (values: [String], invalidOffsets: [Int: Int]) {
    var rest: [String] = []
    var offsets: [Int: Int] = [:]
    for (index, argument) in arguments.enumerated() where !isTaken[index] {
      if let offset = invalidOffsets[index] { offsets[rest.count] = offset }
      if index < terminator, argument.utf8.first == .dash, !Self.isNegative(argument) {
        isRefused = true
      }
      rest.append(argument)
      isTaken[index] = true
    }
    return (rest, offsets)
  }

  /// Takes the arguments that no option has taken, for values that never begin with a hyphen.
  mutating func values() -> [String] {
    let values = rest().values
    if values.contains(where: { $0.utf8.first == .dash }) { isRefused = true }
    return values
  }

  /// Whether all arguments are taken.
  var isEmpty: Bool { isTaken.allSatisfy { $0 } }

  /// Whether an argument that begins with a minus sign is a value, such as `-5` or `-PT1H`, and not
  /// an option.
  ///
  /// ArgumentParser reads `-5h` as short options, and the last one asks for help.
  private static func isNegative(_ argument: String) -> Bool {
    guard argument.utf8.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "=") }) else { return false }
    let rest = argument.utf8.dropFirst()
    guard let second = rest.first else { return true }
    let isNumber = (0x30...0x39).contains(second) || second == UInt8(ascii: ".")
    return (isNumber || isNegativeWord(argument)) && !rest.contains(UInt8(ascii: "h"))
  }

  /// Whether a text is negative infinity, or the start of a negative duration of ISO 8601.
  static func isNegativeWord(_ text: String) -> Bool {
    guard !text.hasPrefix("-Infinity") else { return true }
    guard text.hasPrefix("-P"), let next = text.utf8.dropFirst(2).first else { return false }
    return next == UInt8(ascii: "T") || (0x30...0x39).contains(next)
  }
}

extension UInt8 {
  fileprivate static let dash = UInt8(ascii: "-")
}
