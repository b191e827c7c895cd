internal import CatalogFiles
internal import Faults
internal import MessageSyntax

/// Makes formats of a message in ICU's syntax: the value of an `.xcstrings` file in one language.
struct FormatForms {
  private let arguments: NumberedArguments
  private let numbers: LanguageNumbers?
  /// Whether the texts of the key are formats, where a percent sign is written twice.
  private let isFormat: Bool
  private let place: SourcePlace
  private var variables: [CatalogVariable] = []
  /// The names of the variables, and the number of those that would have the same name.
  private var taken: Set<String> = []
  private var uses: [String: Int] = [:]
  /// The forms of plurals that no number chooses in the language.
  private(set) var hidden: [String] = []

  /// Begins with a message.
  ///
  /// - Parameters:
  ///   - arguments: The numbers of the arguments.
  ///   - isFormat: Whether the key has arguments in some language.
  ///   - numbers: The categories of the language; nil if they are not known.
  ///   - place: The place of the message.
  init(
    _ arguments: NumberedArguments,
    isFormat: Bool,
    _ numbers: LanguageNumbers?,
    at place: SourcePlace
  ) {
    self.arguments = arguments
    self.isFormat = isFormat
    self.numbers = numbers
    self.place = place
  }

  /// The plural whose form a text is.
  private struct Frame {
    let argument: String
    /// Whether it is a variable, whose texts have `%arg` for its number.
    let isVariable: Bool
  }

  /// The value of a message.
  ///
  /// - Throws: The first part of the message that a format cannot hold.
  mutating func localization(
    of message: ICUMessage
  ) throws(UnheldPart) -> XCStringsFile.Localization {
    if let (name, forms) = whole(message) {
      let frame = Frame(argument: name, isVariable: false)
      let variants = try variants(of: forms, in: frame)
      return XCStringsFile.Localization(value: .variants(.plural, variants), variables: [])
    }
    let text = try text(of: message, in: nil)
    return XCStringsFile.Localization(value: .text(text), variables: variables)
  }

  /// The argument and the forms of a message that is one plural, whose number is the only one that the
  /// form `other` shows; nil for another one.
  private func whole(_ message: ICUMessage) -> (String, [ICUMessage.Form])? {
    guard message.parts.count == 1, case .argument(let argument)? = message.parts.first,
      case .plural(false, 0, let forms) = argument.kind
    else { return nil }
    let others = message.arguments.filter { $0 != argument.name }
    let shows = forms.contains { form in
      form.selector == .word("other") && form.message.showsNumber(of: argument.name)
    }
    guard shows, others.allSatisfy({ arguments.kind(of: $0) == .object }) else { return nil }
    return (argument.name, forms)
  }

  // MARK: Texts

  private mutating func text(
    of message: ICUMessage,
    in frame: Frame?
  ) throws(UnheldPart) -> CatalogText {
    let isAlone =
      arguments.count == 1 && frame?.isVariable != true && !message.hasPlural
      && message.parts.count { if case .text = $0 { false } else { true } } == 1
    var result = ""
    for part in message.parts {
      switch part {
      case .text(let text):
        result += isFormat ? text.replacing("%", with: "%%") : text
      case .number:
        guard let frame else { continue }
        result += specifier(frame.argument, NumberStyle.integer.type, isAlone, in: frame)
      case .argument(let argument):
        result += try self.text(of: argument, isAlone, in: frame)
      }
    }
    return CatalogText(result, at: place, state: .translated)
  }

  private mutating func text(
    of argument: ICUMessage.Argument,
    _ isAlone: Bool,
    in frame: Frame?
  ) throws(UnheldPart) -> String {
    let kind = arguments.kind(of: argument.name)
    let integer = NumberStyle.integer.type
    switch argument.kind {
    case _ where argument.isWrittenByValue:
      guard kind != .fraction else { throw Self.unheld(argument) }
      return specifier(argument.name, kind == .integer ? integer : "@", isAlone, in: frame)
    case .value: throw Self.unheld(argument)
    case .simple(let type, let style):
      guard let style = NumberStyle(type: type, style: style) else { throw Self.unheld(argument) }
      return specifier(argument.name, style.type, isAlone, in: frame)
    case .plural(false, 0, let forms):
      guard frame == nil else { throw Self.unheld(argument, "plural forms inside others: ") }
      return try variable(argument.name, forms)
    case .plural, .select: throw Self.unheld(argument)
    }
  }

  private static func unheld(_ argument: ICUMessage.Argument, _ what: String = "") -> UnheldPart {
    UnheldPart("\(what)'\(argument.description.excerpt)' at offset \(argument.offset)")
  }

  /// A conversion of an argument, or `%arg`.
  private func specifier(
    _ name: String,
    _ type: String,
    _ isAlone: Bool,
    in frame: Frame?
  ) -> String {
    if let frame, frame.isVariable, frame.argument == name, type == NumberStyle.integer.type {
      return "%arg"
    }
    let number = arguments.number(of: name)
    return isAlone && number == 1 ? "%\(type)" : "%\(number)$\(type)"
  }

  // MARK: Plural forms

  private mutating func variable(
    _ argument: String,
    _ forms: [ICUMessage.Form]
  ) throws(UnheldPart) -> String {
    let own = arguments.variable(of: argument)
    var name = own
    while !taken.insert(name).inserted {
      uses[own, default: 1] += 1
      name = "\(own)_\(uses[own, default: 1])"
    }
    let variants = try variants(of: forms, in: Frame(argument: argument, isVariable: true))
    variables.append(
      CatalogVariable(
        CatalogText(name, at: place),
        valueType: CatalogText(NumberStyle.integer.type, at: place),
        argument: arguments.number(of: argument),
        value: .variants(.plural, variants),
        isSubstitution: true
      )
    )
    return "%#@\(name)@"
  }

  private mutating func variants(
    of forms: [ICUMessage.Form],
    in frame: Frame
  ) throws(UnheldPart) -> [CatalogVariant] {
    var known: [String: ICUMessage] = [:]
    for form in forms {
      guard case .word(let word) = form.selector else { continue }
      guard Self.categories.contains(word), known[word] == nil else {
        hidden.append(word)
        continue
      }
      known[word] = form.message
    }
    let hasZero = known["zero"] != nil
    if hasZero, !(try language().categories.contains("zero")) {
      // A format would have it for 0.
      hidden.append("zero")
      known["zero"] = nil
    }
    for form in forms {
      if case .value(let value) = form.selector { try add(form.message, for: value, to: &known) }
    }
    var variants: [CatalogVariant] = []
    for word in Self.categories {
      guard let message = known[word] else { continue }
      let text = try text(of: message, in: frame)
      variants.append(CatalogVariant(CatalogText(word, at: place), .text(text)))
    }
    return variants
  }

  private static let categories = ["zero", "one", "two", "few", "many", "other"]

  private func language() throws(UnheldPart) -> LanguageNumbers {
    if let numbers { return numbers }
    throw UnheldPart("a form for a number in a language whose plural categories are not known")
  }

  /// Adds the form for one number: a format has it as that of a category that no other number has, and for
  /// 0 as `zero`.
  private mutating func add(
    _ message: ICUMessage,
    for value: Double,
    to known: inout [String: ICUMessage]
  ) throws(UnheldPart) {
    let language = try language()
    let number = Int(exactly: value)
    var word = number.flatMap { language.alone[$0] }
    // A language with this category has it for more numbers.
    if number == 0, word == nil, !language.categories.contains("zero") { word = "zero" }
    guard let word else {
      throw UnheldPart("a form for \(ICUMessage.number(value)), for which it has no category")
    }
    if let other = known.updateValue(message, forKey: word), other != message {
      hidden.append(word)
    }
  }
}

extension ICUMessage.Argument {
  /// Whether the value alone decides how it is written, as by `%@`.
  fileprivate var isWrittenByValue: Bool {
    switch kind {
    case .value: true
    case .simple(let type, let style): style == nil && type.lowercased() == "number"
    case .plural, .select: false
    }
  }
}

extension ICUMessage {
  /// Whether a form of a plural shows its number as an integer.
  fileprivate func showsNumber(of name: String) -> Bool {
    parts.contains { part in
      switch part {
      case .text: return false
      case .number: return true
      case .argument(let argument):
        guard argument.name == name, case .simple(let type, let style) = argument.kind else {
          return false
        }
        return NumberStyle(type: type, style: style) == .integer
      }
    }
  }

  fileprivate var hasPlural: Bool {
    parts.contains { part in
      if case .argument(let argument) = part { !argument.forms.isEmpty } else { false }
    }
  }
}
