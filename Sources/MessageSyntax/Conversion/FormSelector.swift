internal import Faults

/// A selector of MessageFormat 2 as one of ICU's messages.
struct FormSelector {
  /// The way in which the value chooses.
  private enum Kind {
    case text
    case number(ConvertedNumber)
    case typed(ConvertedType)
  }

  /// The key of a variant.
  enum Key: Hashable {
    case all
    case text(String)
    case value(Double)
    case category(String)

    /// A better key has a smaller rank.
    var rank: Int {
      switch self {
      case .text, .value: 0
      case .category: 1
      case .all: 2
      }
    }

    /// The key of the form for it.
    var selector: ICUMessage.Selector {
      switch self {
      case .all: .word("other")
      case .text(let word), .category(let word): .word(word)
      case .value(let value): .value(value)
      }
    }
  }

  let argument: String
  private let name: String
  private let kind: Kind
  private let numbers: ICUMessage.GivenNumbers

  /// The names of the categories.
  static let categories = ["zero", "one", "two", "few", "many", "other"]

  /// Makes the selector of a variable.
  ///
  /// - Throws: `FormatError.Code.unsupportedOperation` for a value that cannot choose.
  init(
    _ name: String,
    _ value: ConvertedValue?,
    _ numbers: ICUMessage.GivenNumbers
  ) throws(FormatError) {
    self.name = name
    self.numbers = numbers
    switch value {
    case .text(let argument)?: (self.argument, kind) = (argument, .text)
    case .number(let number)? where number.choice != nil:
      (argument, kind) = (number.argument, .number(number))
    case .typed(let type)? where type.canChoose: (argument, kind) = (type.argument, .typed(type))
    default:
      throw .unconvertible(
        name,
        Reason(
          "selector-not-in-first-version",
          "in ICU's messages the value of '$\(name.excerpt)' cannot choose a form"
        )
      )
    }
  }

  /// The key; nil if nothing matches it.
  ///
  /// - Throws: `FormatError.Code.unsupportedOperation` for a key that ICU's messages cannot have.
  func key(_ key: Message.Key) throws(FormatError) -> Key? {
    guard case .literal(let text) = key else { return .all }
    guard case .text = kind else { return try number(text) }
    guard text != "other" else {
      throw .unconvertible(
        name,
        Reason(
          "key-other",
          "in ICU's messages the key 'other' of '$\(name.excerpt)' is also for all other texts"
        )
      )
    }
    let isWord = !text.isEmpty && text.unicodeScalars.allSatisfy(\.isPatternIdentifier)
    guard isWord, text.utf8.count <= ICUMessageReader.maximumLength else {
      throw .unconvertible(
        text,
        Reason(
          "key-not-in-first-version",
          "'\(text.excerpt)' cannot be the name of a form of ICU's messages"
        )
      )
    }
    return .text(text)
  }

  private func number(_ text: String) throws(FormatError) -> Key? {
    if NumberLiteral.isNumber(text) {
      guard case .number(let number) = kind else {
        return try ConvertedNumber(argument).value(ofKey: text, numbers).map { .value($0) }
      }
      return try number.value(ofKey: text, numbers).map { .value($0) }
    }
    guard Self.categories.contains(text) else {
      throw .unconvertible(
        text,
        Reason(
          "number-key-refused",
          "'\(text.excerpt)' is neither a number nor a plural category"
        )
      )
    }
    if case .number(let number) = kind, number.choice == .exact { return nil }
    return .category(text)
  }

  // MARK: Forms

  /// The plural that the forms are of; nil if texts choose them.
  var frame: PluralFrame? {
    switch kind {
    case .text: nil
    case .number(let number): PluralFrame(argument, offset: Double(number.offset))
    case .typed: PluralFrame(argument, offset: 0)
    }
  }

  /// The argument with forms, the last of which is for `other`.
  ///
  /// - Throws: `FormatError.Code.unsupportedOperation` if the forms would be chosen by other digits.
  func choice(_ forms: [ICUMessage.Form]) throws(FormatError) -> ICUMessage.Argument {
    guard let frame else { return ICUMessage.Argument(argument, .select(forms: forms)) }
    var forms = forms
    let hasCategories = forms.dropLast().contains {
      if case .word = $0.selector { true } else { false }
    }
    if hasCategories, let last = forms.popLast() {
      forms.append(ICUMessage.Form(last.selector, try fitted(last.message, frame)))
    }
    let kind = ICUMessage.Kind.plural(isOrdinal: isOrdinal, offset: frame.offset, forms: forms)
    return ICUMessage.Argument(argument, kind)
  }

  private var isOrdinal: Bool {
    switch kind {
    case .text: false
    case .number(let number): number.choice == .ordinal
    case .typed(let type): type.isOrdinal
    }
  }

  private var digits: ShownDigits? {
    switch kind {
    case .text: nil
    case .number(let number): number.digits(numbers)
    case .typed(let type): type.digits?.of(numbers)
    }
  }

  /// The form `other`, so that it shows the number with the digits of the selector.
  private func fitted(
    _ other: ICUMessage,
    _ frame: PluralFrame
  ) throws(FormatError) -> ICUMessage {
    let usual = ShownDigits.usual(numbers)
    let shown = other.shown(argument).map { ShownDigits(of: $0)?.of(numbers) } ?? usual
    if let digits {
      if shown == digits { return other }
      if digits == usual { return frame.hiding(other) }
      let moved = other.hoisting(in: frame) { part in
        guard case .argument(let shown) = part, shown.name == argument else { return false }
        return ShownDigits(of: shown)?.of(numbers) == digits
      }
      // An argument that is moved may not be the first one that shows the number.
      if let moved, let first = moved.shown(argument), ShownDigits(of: first)?.of(numbers) == digits
      {
        return moved
      }
    }
    throw .unconvertible(
      name,
      Reason(
        "selector-of-other-digits",
        "'$\(name.excerpt)' chooses by digits that ICU's plural forms do not look at; those of whole numbers may be the same"
      )
    )
  }
}
