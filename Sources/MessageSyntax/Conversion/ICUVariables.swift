internal import Faults

/// The variables that a converted message declares.
struct ICUVariables {
  /// The text between the name of an argument and what its variable is for, long enough that no argument
  /// of the message has such a name.
  private let separator: String

  /// The arguments from which offsets are subtracted.
  private(set) var rests: [Rest] = []

  /// Makes the names for a message with arguments.
  init(besides arguments: Set<String>) {
    var separator = "_"
    while arguments.contains(where: { argument in
      let name = Message.variable(ofICUArgument: argument)
      return Use.allCases.contains { name.contains(separator + $0.rawValue) }
    }) {
      separator += "_"
    }
    self.separator = separator
  }

  /// The use of a variable.
  enum Use: String, CaseIterable {
    case word, value, place, form, less, plus
  }

  /// The name of a variable.
  func name(_ argument: String, for use: Use) -> String {
    "\(Message.variable(ofICUArgument: argument))\(separator)\(use)"
  }

  /// The variable of an argument less an offset.
  mutating func rest(_ argument: String, _ offset: Double) -> String {
    let number = ICUMessage.number(offset.magnitude)
    let rest = Rest(
      name: "\(name(argument, for: offset < 0 ? .plus : .less))_\(number)",
      argument: argument,
      offset: offset
    )
    if !rests.contains(rest) { rests.append(rest) }
    return rest.name
  }

  /// An argument less an offset.
  struct Rest: Hashable {
    let name: String
    let argument: String
    let offset: Double

    /// The declaration of its variable.
    ///
    /// - Throws: `FormatError.Code.unsupportedOperation` for an offset that `:offset` cannot subtract.
    func declaration() throws(FormatError) -> Message.Declaration {
      guard let whole = Int(exactly: offset), whole.magnitude <= 99 else {
        let number = ICUMessage.number(offset)
        throw FormatError(
          .unsupportedOperation,
          argument,
          reason: Reason(
            "offset-not-whole",
            "the offset \(number) of '\(argument.excerpt)' is not a whole number below 100, which ':offset' needs"
          )
        )
      }
      let option = Message.Option(whole < 0 ? "add" : "subtract", .literal("\(whole.magnitude)"))
      return .local(
        name: name,
        Message.Expression(
          try ICUSelector.variable(argument),
          Message.Function("offset", [option])
        )
      )
    }
  }
}
