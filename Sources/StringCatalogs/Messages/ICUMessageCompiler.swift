internal import LocaleFormat
internal import MessageSyntax

/// Compiles a message of ICU's first version to a `FormatProgram`.
///
/// Source: ICU's `MessageFormat::format` and `PluralFormat::findSubMessage`.
struct ICUMessageCompiler {
  private let source: String
  private let recipes: ICURecipes
  private var texts: [UInt8] = []
  private var steps: [FormatProgram.Step] = []
  private var sequences: [FormatProgram.Sequence] = []
  private var parts = MessageParts.Source()
  private var argumentIndexes: [String: Int] = [:]

  /// The largest number of sequences and placeholders of one message.
  private static let maximumCount = FormatCompiler.maximumCount

  /// Compiles a message.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - source: The message as it was written, for errors.
  ///   - zone: The time zone of dates.
  ///   - grouping: The separators of numbers.
  /// - Returns: The program.
  /// - Throws: `FormatError.Code.syntaxError` with the place of a type or a style that does not
  ///   exist.
  static func program(
    of message: ICUMessage,
    source: String,
    zone: TimeZoneID,
    grouping: NumberFormat.Grouping = .always
  ) throws(FormatError) -> FormatProgram {
    var compiler = ICUMessageCompiler(source, ICURecipes(zone: zone, grouping: grouping))
    let root = try compiler.sequence(of: message, in: nil)
    compiler.sequences[0] = compiler.sequences[root]
    return FormatProgram(
      texts: compiler.texts,
      steps: compiler.steps,
      sequences: compiler.sequences,
      message: MessageParts(compiler.parts)
    )
  }

  private init(_ source: String, _ recipes: ICURecipes) {
    self.source = source
    self.recipes = recipes
    parts.numbers = [recipes.number]
    parts.dates = [recipes.date]
    // The first sequence is the whole text; its place is taken before the others.
    sequences.append(FormatProgram.Sequence(start: 0, count: 0))
  }

  /// The plural around a form.
  private struct Frame {
    let argument: Int
    let offset: Double
  }

  private mutating func sequence(
    of message: ICUMessage,
    in frame: Frame?
  ) throws(FormatError) -> Int {
    var own: [FormatProgram.Step] = []
    for part in message.parts {
      switch part {
      case .text(let text):
        own.append(step(.literal, texts.count, count: text.utf8.count))
        texts += text.utf8
      case .number:
        // Outside of plural forms the sign is text, so there is always a frame.
        guard let frame else { continue }
        let index = try placeholder(.number, frame.argument, recipe: 0, offset: frame.offset)
        own.append(step(.placeholder, index))
      case .argument(let argument): own.append(try step(of: argument))
      }
    }
    let start = steps.count
    steps += own
    guard sequences.count < Self.maximumCount, steps.count <= 16 * Self.maximumCount else {
      throw .tooManyParts(of: source)
    }
    sequences.append(FormatProgram.Sequence(start: UInt32(start), count: UInt32(own.count)))
    return sequences.count - 1
  }

  private func step(
    _ kind: FormatProgram.StepKind,
    _ index: Int,
    count: Int = 0
  ) -> FormatProgram.Step {
    FormatProgram.Step(kind: kind, index: UInt32(index), count: UInt32(count))
  }

  private mutating func step(
    of argument: ICUMessage.Argument
  ) throws(FormatError) -> FormatProgram.Step {
    let index = try index(of: argument.name)
    switch argument.kind {
    case .value: return step(.placeholder, try placeholder(.value, index, recipe: 0))
    case .simple: return step(.placeholder, try simplePlaceholder(argument, index))
    case .plural(let isOrdinal, let offset, let forms):
      return step(.plural, try plural(argument, index, isOrdinal, offset, forms))
    case .select(let forms): return step(.select, try select(index, forms))
    }
  }

  private mutating func index(of name: String) throws(FormatError) -> Int {
    if let index = argumentIndexes[name] { return index }
    guard parts.names.count < Self.maximumCount else { throw .tooManyParts(of: source) }
    parts.names.append(name)
    argumentIndexes[name] = parts.names.count - 1
    return parts.names.count - 1
  }

  // MARK: Placeholders

  private mutating func placeholder(
    _ kind: MessageParts.PlaceholderKind,
    _ argument: Int,
    recipe: Int,
    offset: Double = 0
  ) throws(FormatError) -> Int {
    guard parts.placeholders.count < 4 * Self.maximumCount else { throw .tooManyParts(of: source) }
    parts.placeholders.append(
      MessageParts.Placeholder(
        kind: kind,
        argument: UInt16(argument),
        recipe: UInt16(recipe),
        offset: offset
      )
    )
    return parts.placeholders.count - 1
  }

  private mutating func simplePlaceholder(
    _ argument: ICUMessage.Argument,
    _ index: Int
  ) throws(FormatError) -> Int {
    guard case .simple(let type, let style) = argument.kind else { return 0 }
    do throws(FormatError) {
      switch try recipes.recipe(type: type, style: style ?? "") {
      case .number(let recipe):
        parts.numbers.append(recipe)
        return try placeholder(.number, index, recipe: parts.numbers.count - 1)
      case .date(let recipe):
        parts.dates.append(recipe)
        return try placeholder(.date, index, recipe: parts.dates.count - 1)
      case .other(let recipe):
        parts.others.append(OtherRecipe(recipe))
        return try placeholder(.other, index, recipe: parts.others.count - 1)
      }
    } catch {
      throw FormatError(
        .syntaxError,
        source,
        offset: argument.offset,
        reason: Reason(
          "style-of-argument",
          "the argument '\(argument.name.excerpt)' cannot be written: \(error.message)"
        )
      )
    }
  }

  // MARK: Forms

  private mutating func select(
    _ argument: Int,
    _ forms: [ICUMessage.Form]
  ) throws(FormatError) -> Int {
    var words: [MessageParts.Word] = []
    var fallback: Int?
    for form in forms {
      guard case .word(let word) = form.selector else { continue }
      let sequence = try sequence(of: form.message, in: nil)
      if word == "other", fallback == nil { fallback = sequence }
      words.append(
        MessageParts.Word(
          offset: UInt32(texts.count),
          count: UInt32(word.utf8.count),
          sequence: UInt16(sequence)
        )
      )
      texts += word.utf8
    }
    parts.selects.append(
      MessageParts.Select(
        argument: UInt16(argument),
        start: UInt32(parts.words.count),
        count: UInt32(words.count),
        fallback: UInt16(fallback ?? 0)
      )
    )
    parts.words += words
    return parts.selects.count - 1
  }

  private mutating func plural(
    _ argument: ICUMessage.Argument,
    _ index: Int,
    _ isOrdinal: Bool,
    _ offset: Double,
    _ forms: [ICUMessage.Form]
  ) throws(FormatError) -> Int {
    let frame = Frame(argument: index, offset: offset)
    var values: [MessageParts.ValueForm] = []
    var categories: [PluralCategory: Int] = [:]
    var shown: ICUMessage.Argument?
    for form in forms {
      let sequence = try sequence(of: form.message, in: frame)
      switch form.selector {
      case .value(let value):
        values.append(MessageParts.ValueForm(value: value, sequence: UInt16(sequence)))
      case .word(let word):
        // Of two forms with one name the first counts, and another word is never chosen.
        guard let category = PluralCategory(rawValue: word), categories[category] == nil else {
          continue
        }
        categories[category] = sequence
        if category == .other { shown = form.message.shown(argument.name) }
      }
    }
    let other = categories[.other] ?? 0
    func form(_ category: PluralCategory) -> UInt16 { UInt16(categories[category] ?? other) }
    let shownPlaceholder = try shown.map { shown throws(FormatError) in
      try simplePlaceholder(shown, index)
    }
    parts.plurals.append(
      MessageParts.Plural(
        argument: UInt16(index),
        isOrdinal: isOrdinal,
        offset: offset,
        valueStart: UInt32(parts.values.count),
        valueCount: UInt32(values.count),
        forms: (form(.zero), form(.one), form(.two), form(.few), form(.many), form(.other)),
        hasCategories: categories.count > 1,
        shown: shownPlaceholder.map { UInt16($0) },
        decidesByNumber: shown.map { !recipes.showsDigits($0) } ?? false
      )
    )
    parts.values += values
    return parts.plurals.count - 1
  }
}
