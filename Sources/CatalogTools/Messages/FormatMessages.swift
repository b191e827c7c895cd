internal import CatalogFiles
internal import Faults
internal import MessageSyntax

/// Makes a message in ICU's syntax of the formats of an entry: a visitor of a `FormatWalker`, for which
/// each part is a message.
struct FormatMessages {
  /// The names of the arguments that have some, by number from 0.
  private let names: [Int: String]
  private let numbers: LanguageNumbers?
  private let entry: CatalogTable.Entry
  private let file: String
  /// The ending of the files of messages, for errors.
  private let kind: String
  /// The largest number of parts of a message: variables can name each other many times.
  private static let maximumCount = 10_000

  /// Makes the message of an entry.
  ///
  /// - Parameters:
  ///   - found: The entry, whose texts are formats.
  ///   - names: The names of the arguments that have some, by number from 0.
  ///   - numbers: The categories of the language; nil if they are not known.
  ///   - kind: The ending of the files of messages, for errors.
  /// - Returns: The message. Of texts for devices and widths it has one.
  /// - Throws: The first part that a message cannot hold, and the fault of a text that is not a format.
  static func message(
    of found: TableTexts.Found,
    names: [Int: String],
    _ numbers: LanguageNumbers?,
    kind: String
  ) throws(CatalogIssue) -> ICUMessage {
    let maker = FormatMessages(
      names: names,
      numbers: numbers,
      entry: found.entry,
      file: found.file,
      kind: kind
    )
    var walker = FormatWalker(maker, variables: found.entry.variables)
    return try walker.part(of: found.entry.value).message.withNumberSigns(in: nil)
  }

  private func unheld(_ part: String, at place: SourcePlace) -> CatalogIssue {
    CatalogIssue(file: file, place: place, reason: .unheld(entry.key.text, part, in: kind))
  }

  private func argument(_ number: Int, _ style: NumberStyle?) -> ICUMessage.Argument {
    let name = names[number] ?? String(number)
    guard let style else { return ICUMessage.Argument(name) }
    return ICUMessage.Argument(name, .simple(type: "number", style: style.icuStyle(numbers)))
  }

  /// The argument that a conversion writes.
  private func argument(
    _ conversion: FormatConversion,
    _ number: Int,
    at place: SourcePlace
  ) throws(CatalogIssue) -> ICUMessage.Argument {
    if let style = NumberStyle(conversion) { return argument(number, style) }
    let isText = conversion.kind == .object || conversion.kind == .text
    guard isText, conversion.width == .none, conversion.precision == .none,
      conversion.flags.subtracting([.grouping, .capital]).isEmpty
    else { throw unheld("the conversion '\(conversion.specifier.excerpt)'", at: place) }
    return argument(number, nil)
  }

  private func type(of variable: CatalogVariable) throws(CatalogIssue) -> FormatConversion {
    let type = variable.valueType ?? CatalogText("", at: variable.name.place)
    do throws(FormatError) {
      return try FormatConversion(ofType: type.text.isEmpty ? "@" : type.text)
    } catch {
      throw CatalogIssue(file: file, place: type.place, reason: .invalidValueType(type.text))
    }
  }
}

extension FormatMessages: FormatVisitor {
  /// A message with the number of its parts, also of those inside forms.
  struct Part {
    let message: ICUMessage
    let count: Int
  }

  struct Text {
    let text: CatalogText
    var message = ICUMessage(parts: [])
    var count = 1
  }

  func chosen(
    among variants: [CatalogVariant],
    by selector: CatalogSelector
  ) throws(CatalogIssue) -> CatalogVariant? {
    if let chosen = variants.chosenForMessages(by: selector) { return chosen }
    throw unheld("no text for other devices", at: entry.key.place)
  }

  func format(
    _ text: CatalogText,
    isSubstitution: Bool
  ) throws(CatalogIssue) -> FormatString {
    guard !text.hasAttributes else { throw unheld("attributes such as '^[…](…)'", at: text.place) }
    do throws(FormatError) {
      return try FormatString(text.text, isSubstitution: isSubstitution)
    } catch {
      throw CatalogIssue(file: file, place: text.place, reason: error.reason)
    }
  }

  func error(_ fault: VariableFault, in text: CatalogText, at offset: Int) -> CatalogIssue {
    CatalogIssue(file: file, place: text.place, reason: fault.reason)
  }

  mutating func begin(_ variants: FormatVariants) {}

  mutating func end(
    _ variants: FormatVariants,
    _ parts: [Part]
  ) throws(CatalogIssue) -> Part {
    let place = variants.variants.first?.name.place ?? entry.key.place
    guard variants.selector == .plural else {
      throw unheld("texts that depend on a gender", at: place)
    }
    if variants.argument == nil, parts.contains(where: { !$0.message.arguments.isEmpty }) {
      throw unheld("plural forms of a number that no text shows", at: place)
    }
    let argument = argument(variants.argument ?? 0, nil)
    var forms: [(rank: Int, form: ICUMessage.Form)] = []
    for (variant, part) in zip(variants.variants, parts) {
      guard !part.message.showsFraction(of: argument.name) else {
        throw unheld("plural forms of a number with fraction digits", at: place)
      }
      let word = variant.name.text
      let rank = ["zero", "one", "two", "few", "many", "other"].firstIndex(of: word) ?? 6
      forms.append((rank, ICUMessage.Form(try selector(word, at: place), part.message)))
    }
    guard forms.contains(where: { $0.form.selector == .word("other") }) else {
      throw unheld("plural forms without one for 'other'", at: place)
    }
    let sorted = forms.sorted { $0.rank < $1.rank }.map(\.form)
    let kind = ICUMessage.Kind.plural(isOrdinal: false, offset: 0, forms: sorted)
    return Part(
      message: ICUMessage(parts: [.argument(ICUMessage.Argument(argument.name, kind))]),
      count: parts.reduce(1) { $0 + $1.count }
    )
  }

  /// The selector of a form: formats have `zero` for 0 in all languages, and messages only where it is a
  /// category.
  private func selector(
    _ word: String,
    at place: SourcePlace
  ) throws(CatalogIssue) -> ICUMessage.Selector {
    guard word == "zero" else { return .word(word) }
    guard let numbers else {
      throw unheld("the form 'zero' in a language whose categories are not known", at: place)
    }
    return numbers.categories.contains(word) ? .word(word) : .value(0)
  }

  mutating func begin(_ text: CatalogText) -> Text { Text(text: text) }

  mutating func add(literal: String, to text: inout Text) throws(CatalogIssue) {
    text.message.append(.text(literal))
  }

  mutating func add(
    _ numbered: NumberedConversion,
    to text: inout Text
  ) throws(CatalogIssue) {
    let place = text.text.place
    let argument = try argument(numbered.conversion, numbered.argument, at: place)
    text.message.append(.argument(argument))
  }

  mutating func addOwnArgument(of frame: FormatFrame, to text: inout Text) throws(CatalogIssue) {
    guard let variable = frame.variable else { return }
    let type = try type(of: variable)
    let argument = try argument(type, frame.argument, at: text.text.place)
    text.message.append(.argument(argument))
  }

  mutating func add(_ part: Part, to text: inout Text) {
    text.count += part.count
    guard text.count <= Self.maximumCount else { return }
    for part in part.message.parts { text.message.append(part) }
  }

  mutating func end(_ text: Text) throws(CatalogIssue) -> Part {
    let count = text.count + text.message.parts.count
    guard count <= Self.maximumCount else {
      throw unheld("more than \(Self.maximumCount) parts of texts", at: text.text.place)
    }
    return Part(message: text.message, count: count)
  }

  mutating func begin(_ variable: CatalogVariable, at argument: Int) {}

  mutating func end(
    _ variable: CatalogVariable,
    _ frame: FormatFrame,
    _ part: Part
  ) throws(CatalogIssue) -> Part {
    let type = try type(of: variable)
    let isPlural = part.message.parts.contains { part in
      if case .argument(let own) = part { !own.forms.isEmpty } else { false }
    }
    if isPlural, type.need == .number {
      let place = variable.valueType?.place ?? variable.name.place
      throw unheld("plural forms of a number with fraction digits", at: place)
    }
    return part
  }
}

extension [CatalogVariant] {
  /// The variant for devices and widths that a message has: that of other devices, and the widest one.
  func chosenForMessages(by selector: CatalogSelector) -> CatalogVariant? {
    guard selector == .width else { return fallback(of: .device) }
    return self.max { Int($0.name.text) ?? 0 < Int($1.name.text) ?? 0 }
  }
}

extension CatalogText {
  /// Whether it has markup of attributes, which is not shown.
  var hasAttributes: Bool {
    AttributeMarkup.removed(from: text).utf8.count < text.utf8.count
  }
}

extension ICUMessage {
  /// Appends a part; text is joined with text before it.
  mutating func append(_ part: Part) {
    if case .text(let last)? = parts.last, case .text(let text) = part {
      parts[parts.count - 1] = .text(last + text)
    } else {
      parts.append(part)
    }
  }

  /// Whether an argument is shown with digits after the point.
  fileprivate func showsFraction(of name: String) -> Bool {
    var shows = false
    visit { argument in
      guard argument.name == name, case .simple(let type, let style) = argument.kind else { return }
      shows = shows || NumberStyle(type: type, style: style)?.isInteger == false
    }
    return shows
  }

  /// The message with `#` in the forms of a plural where the integer of the plural is written.
  fileprivate func withNumberSigns(in plural: String?) -> ICUMessage {
    let integer = Kind.simple(type: "number", style: " integer")
    return ICUMessage(
      parts: parts.map { part in
        guard case .argument(var argument) = part else { return part }
        if argument.name == plural, argument.kind == integer { return .number }
        if case .plural(let isOrdinal, let offset, let forms) = argument.kind {
          let own = forms.map {
            Form($0.selector, $0.message.withNumberSigns(in: argument.name))
          }
          argument.kind = .plural(isOrdinal: isOrdinal, offset: offset, forms: own)
        }
        return .argument(argument)
      }
    )
  }
}
