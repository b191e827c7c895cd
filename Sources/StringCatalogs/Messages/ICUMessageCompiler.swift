internal import LocaleFormat
internal import MessageSyntax

/// Compiles a message of ICU's first version to a `FormatProgram`.
///
/// Source: ICU's `MessageFormat::format` and `PluralFormat::findSubMessage`.
struct ICUMessageCompiler {
  private let source: String
  private let recipes: ICURecipes
  private var builder = MessageProgramBuilder()

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
    return compiler.builder.program(root: root)
  }

  private init(_ source: String, _ recipes: ICURecipes) {
    self.source = source
    self.recipes = recipes
    builder.parts.numbers = [recipes.number]
    builder.parts.dates = [recipes.date]
  }

  /// The plural around a form.
  private struct Frame {
    let argument: UInt16
    let offset: Double
  }

  private mutating func sequence(
    of message: ICUMessage,
    in frame: Frame?
  ) throws(FormatError) -> Int {
    var own: [FormatProgram.Step] = []
    for part in message.parts {
      switch part {
      case .text(let text): own.append(builder.literal(text))
      case .number:
        // Outside of plural forms the sign is text, so there is always a frame.
        guard let frame else { continue }
        let index = try placeholder(.number, frame.argument, recipe: 0, offset: frame.offset)
        own.append(MessageProgramBuilder.step(.placeholder, index))
      case .argument(let argument): own.append(try step(of: argument))
      }
    }
    guard !builder.isFull else { throw .tooManyParts(of: source) }
    return builder.addSequence(own)
  }

  private mutating func step(
    of argument: ICUMessage.Argument
  ) throws(FormatError) -> FormatProgram.Step {
    guard let index = builder.argument(argument.name) else { throw .tooManyParts(of: source) }
    switch argument.kind {
    case .value:
      return MessageProgramBuilder.step(.placeholder, try placeholder(.value, index, recipe: 0))
    case .simple:
      return MessageProgramBuilder.step(.placeholder, try simplePlaceholder(argument, index))
    case .plural(let isOrdinal, let offset, let forms):
      let plural = try plural(argument, index, isOrdinal, offset, forms)
      return MessageProgramBuilder.step(.plural, plural)
    case .select(let forms): return MessageProgramBuilder.step(.select, try select(index, forms))
    }
  }

  // MARK: Placeholders

  private mutating func placeholder(
    _ kind: MessageParts.PlaceholderKind,
    _ argument: UInt16,
    recipe: Int,
    offset: Double = 0
  ) throws(FormatError) -> Int {
    guard builder.parts.placeholders.count < 4 * FormatCompiler.maximumCount else {
      throw .tooManyParts(of: source)
    }
    builder.parts.placeholders.append(
      MessageParts.Placeholder(
        kind: kind,
        argument: argument,
        recipe: UInt16(recipe),
        offset: offset
      )
    )
    return builder.parts.placeholders.count - 1
  }

  private mutating func simplePlaceholder(
    _ argument: ICUMessage.Argument,
    _ index: UInt16
  ) throws(FormatError) -> Int {
    guard case .simple(let type, let style) = argument.kind else { return 0 }
    do throws(FormatError) {
      switch try recipes.recipe(type: type, style: style ?? "") {
      case .number(let recipe):
        builder.parts.numbers.append(recipe)
        return try placeholder(.number, index, recipe: builder.parts.numbers.count - 1)
      case .date(let recipe):
        builder.parts.dates.append(recipe)
        return try placeholder(.date, index, recipe: builder.parts.dates.count - 1)
      case .other(let recipe):
        builder.parts.others.append(OtherRecipe(recipe))
        return try placeholder(.other, index, recipe: builder.parts.others.count - 1)
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
    _ argument: UInt16,
    _ forms: [ICUMessage.Form]
  ) throws(FormatError) -> Int {
    var words: [(word: String, sequence: UInt16)] = []
    for form in forms {
      guard case .word(let word) = form.selector else { continue }
      words.append((word, UInt16(try sequence(of: form.message, in: nil))))
    }
    builder.parts.selects.append(
      MessageParts.Select(
        argument: argument,
        start: UInt32(builder.parts.words.count),
        count: UInt32(words.count),
        fallback: words.first { $0.word == "other" }?.sequence ?? 0
      )
    )
    for (word, sequence) in words { builder.addWord(word, choosing: sequence) }
    return builder.parts.selects.count - 1
  }

  private mutating func plural(
    _ argument: ICUMessage.Argument,
    _ index: UInt16,
    _ isOrdinal: Bool,
    _ offset: Double,
    _ forms: [ICUMessage.Form]
  ) throws(FormatError) -> Int {
    let frame = Frame(argument: index, offset: offset)
    var values: [MessageParts.ValueForm] = []
    var categories: [PluralCategory: UInt16] = [:]
    var shown: ICUMessage.Argument?
    for form in forms {
      let sequence = UInt16(try sequence(of: form.message, in: frame))
      switch form.selector {
      case .value(let value):
        values.append(MessageParts.ValueForm(value: value, sequence: sequence))
      case .word(let word):
        // Of two forms with one name the first counts, and another word is never chosen.
        guard let category = PluralCategory(rawValue: word), categories[category] == nil else {
          continue
        }
        categories[category] = sequence
        if category == .other { shown = form.message.shown(argument.name) }
      }
    }
    let shownPlaceholder = try shown.map { shown throws(FormatError) in
      try simplePlaceholder(shown, index)
    }
    builder.parts.plurals.append(
      MessageParts.Plural(
        argument: index,
        isOrdinal: isOrdinal,
        offset: offset,
        valueStart: UInt32(builder.parts.values.count),
        valueCount: UInt32(values.count),
        forms: PluralCategory.forms(categories, else: categories[.other] ?? 0),
        hasCategories: categories.count > 1,
        shown: shownPlaceholder.map { UInt16($0) },
        decidesByNumber: shown.map { !recipes.showsDigits($0) } ?? false
      )
    )
    builder.parts.values += values
    return builder.parts.plurals.count - 1
  }
}
