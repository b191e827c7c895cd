internal import FmtKit
package import LocaleFormat
package import StringCatalogs

/// The kind `message`: messages of ICU's first version.
enum BatchMessage {
  static func answer(_ test: BatchCase) throws -> BatchResult {
    try test.allowOnly(["pattern", "timeZone", "apostrophe"])
    let recipe = MessageFormat(
      try test.text("pattern") ?? "",
      syntax: .icu,
      zone: try BatchDate.zone(of: test)
    )
    var arguments = MessageArguments()
    for member in try test.input.members() {
      let name = String(member.name.dropFirst(test.input.name.count + 1))
      arguments.append(try argument(member), as: name)
    }
    let formatter = try recipe.formatter(for: try test.localeID())
    let text = formatter.formatted(arguments)
    // ICU writes the name of an argument that is missing, and fails on one of another type.
    if let fault = text.faults.first(where: { $0.code != .unresolvedVariable }) { throw fault }
    return BatchResult(text.string)
  }

  /// Reads a text, or an object of one number or one date.
  private static func argument(_ member: BatchMember) throws -> FormatArgument {
    if case .string(let text) = member.value { return .text(text) }
    let number = try member.member("number")
    if number.value != .null { return try BatchNumber.decimal(number).messageArgument }
    return .date(try BatchDate.instant(try member.member("date")))
  }
}

extension FixedDecimal {
  /// The number as an argument: an integer if it is one.
  package var messageArgument: FormatArgument {
    // An integer has no negative zero.
    Int(description).flatMap { $0 == 0 && description != "0" ? nil : .integer($0) }
      ?? .decimal(self)
  }
}

/// The kind `message2`: messages of MessageFormat 2.
enum BatchMessage2 {
  static func answer(_ test: BatchCase) throws -> BatchResult {
    let message: MessageFormat
    do {
      message = try self.message(of: test)
    } catch let error as FormatError {
      // The specification's text for a message that cannot be read.
      return BatchResult(
        "{\u{FFFD}}",
        extra: ["errors": .array([.string(error.code.rawValue)]), "parts": .array([])]
      )
    }
    return try answer(message, test)
  }

  /// The text of a message that could be read.
  static func answer(_ message: MessageFormat, _ test: BatchCase) throws -> BatchResult {
    let arguments = try arguments(test.input.member("params"))
    let formatter = try message.formatter(for: try test.localeID())
    let text = formatter.formatted(arguments)
    return BatchResult(
      formatter.string(arguments),
      extra: [
        "errors": .array(text.faults.map { .string($0.code.rawValue) }),
        "parts": .array(text.parts.map(\.json)),
      ]
    )
  }

  /// The message of a case.
  ///
  /// - Throws: A ``BatchFailure``, or the `FormatError` of a message that cannot be read.
  static func message(of test: BatchCase) throws -> MessageFormat {
    try test.allowOnly(["bidiIsolation", .truth("testFunctions"), "timeZone"])
    return try MessageFormat(
      try test.input.member("src").text(),
      isolation: try test.choice(
        "bidiIsolation",
        ["default": MessageFormat.BidiIsolation.standard, "none": .none],
        default: .standard
      ),
      zone: try BatchDate.zone(of: test),
      functions: try test.truth("testFunctions") ? TestFunctions.all : .standard
    ).validated()
  }

  private static func arguments(_ member: BatchMember) throws -> MessageArguments {
    var arguments = MessageArguments()
    guard member.value != .null else { return arguments }
    guard case .array(let values) = member.value else { throw member.wrong("a list") }
    for (place, value) in values.enumerated() {
      let parameter = BatchMember(name: "\(member.name)[\(place)]", value: value)
      arguments.append(
        try argument(try parameter.member("value")),
        as: try parameter.member("name").text()
      )
    }
    return arguments
  }

  private static func argument(_ member: BatchMember) throws -> FormatArgument {
    switch member.value {
    case .string(let text): .text(text)
    case .bool(let truth): truth.formatArgument
    case .number: try FixedDecimal(try member.plainDecimal()).messageArgument
    case .array: try member.texts().formatArgument
    default: throw member.wrong("a text, a number or a list of texts")
    }
  }
}
