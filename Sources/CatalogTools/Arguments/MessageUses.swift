package import CatalogFiles
internal import Faults
internal import MessageSyntax
internal import Sharing

/// The arguments, the forms and the marks of a message.
package struct MessageUses: Sendable {
  /// The kind of value that an argument is used as.
  package enum Need: Hashable, Sendable {
    /// Any value.
    case anything
    case text
    case number
    /// A date or a time.
    case date
  }

  /// The use of an argument.
  package struct Use: Sendable {
    package let name: String
    package fileprivate(set) var need: Need
    /// The function or the type that takes it, as it is written; nil if it is written by its type.
    package fileprivate(set) var taker: String?
  }

  /// The forms among which the number of an argument chooses.
  struct Forms {
    let argument: String
    let isOrdinal: Bool
    /// The plural categories that have a form.
    var categories: Set<String>
    /// The numbers that have a separate form.
    var values: Set<String> = []
  }

  /// The arguments, in the order of their first use.
  package private(set) var all: [Use] = []
  /// The places of the arguments by their names.
  private var positions: [ByteText: Int] = [:]
  private(set) var forms: [Forms] = []
  /// The marks of MessageFormat 2, such as `#b` and `/b`, in order, without repetitions.
  private(set) var marks: [String] = []
  private(set) var knownMarks: Set<String> = []
  /// The name of a mark that is opened and not closed, or closed and not opened; nil if there is none.
  private(set) var openMark: String?
  /// A text of the message without its arguments: of several forms that of `other`.
  private(set) var sample = ""

  /// Finds the arguments of an entry whose text is a message.
  ///
  /// - Parameter found: The entry.
  /// - Throws: The fault of a message that cannot be read, with the place of the text.
  package init(of found: TableTexts.Found) throws(CatalogIssue) {
    guard let version = found.entry.messageVersion, case .text(let text) = found.entry.value else {
      return
    }
    do throws(FormatError) {
      switch try CatalogMessage(text.text, version) {
      case .icu(let message): add(message)
      case .messageFormat2(let message): add(message)
      }
    } catch {
      let key = found.entry.key
      let offset = error.offset.map { "offset \($0): " } ?? ""
      throw CatalogIssue(
        file: found.file,
        place: text.place,
        reason: Reason(
          "message-unreadable",
          "the text of '\(key.text.excerpt)' is not a message: \(offset)\(error.reason)"
        ),
        entry: key
      )
    }
  }

  /// The use of an argument; nil if the message does not have it.
  package func use(of name: String) -> Use? { positions[ByteText(name)].map { all[$0] } }

  private mutating func note(_ name: String, _ need: Need, _ taker: String?) {
    guard let index = positions[ByteText(name)] else {
      positions[ByteText(name)] = all.count
      all.append(Use(name: name, need: need, taker: taker))
      return
    }
    guard all[index].need == .anything, need != .anything else { return }
    (all[index].need, all[index].taker) = (need, taker)
  }

  // MARK: ICU's syntax

  private mutating func add(_ message: ICUMessage, isSample: Bool = true) {
    for part in message.parts {
      switch part {
      case .text(let text): if isSample { sample += text }
      case .number: break
      case .argument(let argument): add(argument, isSample: isSample)
      }
    }
  }

  private mutating func add(_ argument: ICUMessage.Argument, isSample: Bool) {
    switch argument.kind {
    case .value: note(argument.name, .anything, nil)
    case .simple(let type, _):
      let isDate = ["date", "time"].contains(type.lowercased())
      note(argument.name, isDate ? .date : .number, type)
    case .plural(let isOrdinal, _, let forms):
      note(argument.name, .number, isOrdinal ? "selectordinal" : "plural")
      var own = Forms(argument: argument.name, isOrdinal: isOrdinal, categories: [])
      for form in forms {
        switch form.selector {
        case .word(let word): own.categories.insert(word)
        case .value(let value): own.values.insert(String(Int(exactly: value) ?? -1))
        }
      }
      self.forms.append(own)
    case .select: note(argument.name, .text, "select")
    }
    for form in argument.forms {
      add(form.message, isSample: isSample && form.selector == .word("other"))
    }
  }

  // MARK: MessageFormat 2

  private mutating func add(_ message: Message) {
    var locals: [String: Message.Expression] = [:]
    for declaration in message.declarations {
      if case .local(let name, let expression) = declaration { locals[name] = expression }
      add(declaration.expression, locals)
    }
    if case .select(let selectors, let variants) = message.body {
      for (column, selector) in selectors.enumerated() {
        addForms(of: selector, column, variants, message)
        if locals[selector] == nil { note(selector, .anything, nil) }
      }
    }
    for pattern in message.patterns { add(pattern, locals) }
    for part in message.patterns.last ?? [] {
      if case .text(let text) = part { sample += text }
    }
  }

  private mutating func add(_ pattern: Message.Pattern, _ locals: [String: Message.Expression]) {
    var open: [String] = []
    for part in pattern {
      switch part {
      case .text: break
      case .expression(let expression): add(expression, locals)
      case .markup(let markup):
        for case .variable(let name) in markup.options.map(\.value) where locals[name] == nil {
          note(name, .anything, nil)
        }
        switch markup.kind {
        case .open:
          open.append(markup.name)
          mark("#\(markup.name)")
        case .standalone: mark("#\(markup.name)/")
        case .close:
          mark("/\(markup.name)")
          if open.last == markup.name {
            open.removeLast()
          } else {
            openMark = openMark ?? markup.name
          }
        }
      }
    }
    openMark = openMark ?? open.first
  }

  private mutating func mark(_ mark: String) {
    if knownMarks.insert(mark).inserted { marks.append(mark) }
  }

  private mutating func add(
    _ expression: Message.Expression,
    _ locals: [String: Message.Expression]
  ) {
    if case .variable(let name) = expression.operand, locals[name] == nil {
      let function = expression.function?.name
      note(name, Self.need(of: function), function.map { ":\($0)" })
    }
    for case .variable(let name) in (expression.function?.options ?? []).map(\.value)
    where locals[name] == nil {
      note(name, .anything, nil)
    }
  }

  /// Notes the forms of a selector that chooses by plural categories.
  private mutating func addForms(
    of selector: String,
    _ column: Int,
    _ variants: [Message.Variant],
    _ message: Message
  ) {
    let declared = message.declarations.last { $0.name == selector }?.expression
    guard let function = declared?.function, Self.need(of: function.name) == .number else { return }
    let select = function.options.first { $0.name == "select" }?.value
    guard select != .literal("exact") else { return }
    var forms = Forms(
      argument: selector,
      isOrdinal: select == .literal("ordinal"),
      categories: ["other"]
    )
    for variant in variants where variant.keys.indices.contains(column) {
      guard case .literal(let key) = variant.keys[column] else { continue }
      if key.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) {
        forms.categories.insert(key)
      } else {
        forms.values.insert(key)
      }
    }
    self.forms.append(forms)
  }

  private static func need(of function: String?) -> Need {
    switch function {
    case "number", "integer", "percent", "currency", "unit", "offset", "fmt:bytes", "icu:number",
      "icu:spellout", "icu:ordinal", "icu:duration":
      .number
    case "date", "time", "datetime", "icu:date", "icu:time": .date
    case "string", "fmt:case": .text
    default: .anything
    }
  }
}
