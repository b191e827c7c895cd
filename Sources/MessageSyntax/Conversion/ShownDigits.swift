/// The digits of a number that plural rules look at.
///
/// Source: ICU's `MessageFormat::PluralSelectorProvider::select`, which takes those of the number as the
/// form `other` shows it first, in that form and not in forms inside it.
enum ShownDigits: Hashable {
  /// Fraction digits, rounded to even ones, and whether they are those of a hundred times the number.
  case decimal(ClosedRange<Int>, isPercent: Bool)
  /// The digits of a number that is known to be whole.
  case whole(isPercent: Bool)
  /// The digits that a pattern shows.
  case pattern(String)
  /// All digits of the number.
  case number

  /// The digits of a number that the form `other` does not show, or as numbers are.
  static func usual(_ numbers: ICUMessage.GivenNumbers) -> ShownDigits {
    numbers == .whole ? .whole(isPercent: false) : .decimal(0...3, isPercent: false)
  }

  /// The digits that an argument shows; nil if it has no type, or forms.
  init?(of argument: ICUMessage.Argument) {
    guard case .simple(let type, let style) = argument.kind else { return nil }
    let word = ICUSelector.word(style ?? "")
    switch (type.lowercased(), word) {
    case ("number", ""): self = .decimal(0...3, isPercent: false)
    case ("number", "integer"): self = .decimal(0...0, isPercent: false)
    case ("number", "percent"): self = .decimal(0...0, isPercent: true)
    case ("number", "currency"): self = .pattern(word)
    case ("number", _) where word.hasPrefix("::"): self = .number
    case ("number", _): self = .pattern(style ?? "")
    default: self = .number
    }
  }

  /// The same digits of the numbers that are given.
  func of(_ numbers: ICUMessage.GivenNumbers) -> ShownDigits {
    guard numbers == .whole else { return self }
    return switch self {
    case .decimal(let digits, let isPercent) where digits.lowerBound == 0:
      .whole(isPercent: isPercent)
    case .number: .whole(isPercent: false)
    default: self
    }
  }
}

/// The plural around a form, which `#` is the number of.
struct PluralFrame: Hashable {
  let argument: String
  let offset: Double

  init(_ argument: String, offset: Double) {
    self.argument = argument
    self.offset = offset
  }

  /// The plural of an argument; nil if it is not one.
  init?(_ argument: ICUMessage.Argument) {
    guard case .plural(_, let offset, _) = argument.kind else { return nil }
    self.init(argument.name, offset: offset)
  }

  /// `#`, in words that are the same in every form.
  private var number: ICUMessage.Part {
    guard offset != 0 else {
      return .argument(ICUMessage.Argument(argument, .simple(type: "number", style: nil)))
    }
    let other = ICUMessage.Form(.word("other"), ICUMessage(parts: [.number]))
    return .argument(
      ICUMessage.Argument(argument, .plural(isOrdinal: false, offset: offset, forms: [other]))
    )
  }

  /// The part in a form of this plural: `#` if it is its number.
  func shortened(_ part: ICUMessage.Part) -> ICUMessage.Part { part == number ? .number : part }

  /// The part outside of the forms of this plural.
  func spelled(_ part: ICUMessage.Part) -> ICUMessage.Part { part == .number ? number : part }

  /// A form that shows the number as numbers are, whatever is in it.
  func hiding(_ message: ICUMessage) -> ICUMessage {
    let other = ICUMessage.Form(.word("other"), message)
    let kind = ICUMessage.Kind.plural(isOrdinal: false, offset: offset, forms: [other])
    return ICUMessage(parts: [.argument(ICUMessage.Argument(argument, kind))])
  }
}

// MARK: - Parts that forms have in common

extension ICUMessage {
  /// The message with the beginning that all forms of its only argument have in common before that, up to
  /// a part; nil if they do not have that in common.
  ///
  /// - Parameters:
  ///   - frame: The plural that the message is a form of.
  ///   - isLast: Whether a part is the last one that moves.
  /// - Returns: The message.
  func hoisting(in frame: PluralFrame, through isLast: (Part) -> Bool) -> ICUMessage? {
    let start = commonStart
    guard let end = start.firstIndex(where: isLast) else { return nil }
    let moved = start[...end].map(frame.shortened)
    return ICUMessage(parts: moved + dropping(moved.count).parts)
  }

  /// The parts that the message begins with in each of its forms, outside of them.
  private var commonStart: [Part] {
    guard let argument = onlyChoice else { return parts }
    let frame = PluralFrame(argument)
    var common: [Part]?
    for form in argument.forms {
      let start = form.message.commonStart.map { frame?.spelled($0) ?? $0 }
      guard let so = common else {
        common = start
        continue
      }
      common = Array(zip(so, start).prefix { $0 == $1 }.map(\.0))
    }
    return common ?? []
  }

  /// The message without the first parts of each form.
  private func dropping(_ count: Int) -> ICUMessage {
    guard var argument = onlyChoice else { return ICUMessage(parts: Array(parts.dropFirst(count))) }
    let forms = argument.forms.map { Form($0.selector, $0.message.dropping(count)) }
    switch argument.kind {
    case .plural(let isOrdinal, let offset, _):
      argument.kind = .plural(isOrdinal: isOrdinal, offset: offset, forms: forms)
    default: argument.kind = .select(forms: forms)
    }
    return ICUMessage(parts: [.argument(argument)])
  }

  /// The argument that chooses a form, if nothing else is in the message.
  private var onlyChoice: Argument? {
    guard parts.count == 1, case .argument(let argument) = parts[0], !argument.forms.isEmpty else {
      return nil
    }
    return argument
  }
}
