internal import LocaleFormat
internal import Sharing

/// Collects the parts of a message that is compiled.
struct PartSink: FillSink {
  private(set) var parts: [MessagePart] = []
  private var byteCount = 0

  var isFull: Bool { byteCount > LongText.maximumCount }

  private mutating func add(_ part: MessagePart) {
    byteCount += part.string.utf8.count
    parts.append(part)
  }

  mutating func append(_ block: borrowing ByteBlock, at offset: Int, count: Int) {
    append(block.string(at: offset, count: count))
  }

  mutating func append(_ text: String) { add(MessagePart(.text, text)) }

  mutating func append(argument text: String) {
    append(FormattedText(text, kind: .literal), as: "string")
  }

  mutating func append(fallbackOf name: String) {
    var part = MessagePart(.fallback, "{\(name)}")
    part.name = name
    add(part)
  }

  private mutating func append(_ text: FormattedText, as kind: String) {
    var part = MessagePart(.value(kind), text.string)
    part.fields = text
    add(part)
  }

  mutating func append(
    _ value: Int,
    _ context: FillContext,
    in app: BoundLocale?
  ) throws(FormatError) {
    try append(.integer(value), as: context.integers, context, in: app)
  }

  mutating func append(
    _ value: NumericValue,
    as recipe: RecipeBox<NumberFormat>,
    _ context: FillContext,
    in app: BoundLocale?
  ) throws(FormatError) {
    let text = try context.text(value, as: recipe.recipe, for: app?.locale(for: recipe))
    append(text, as: "number")
  }

  mutating func append(
    _ instant: Instant,
    as recipe: RecipeBox<DateFormat>,
    _ context: FillContext,
    in app: BoundLocale?
  ) throws(FormatError) {
    let text = try context.text(instant, as: recipe.recipe, for: app?.locale(for: recipe))
    append(text, as: "datetime")
  }

  mutating func append(
    _ value: NumericValue,
    as recipe: some NumericRecipe,
    _ context: FillContext,
    in app: BoundLocale?
  ) throws(FormatError) {
    let locale = app?.app.locale(for: recipe)
    append(try context.text(recipe.given(value), as: recipe, for: locale), as: "number")
  }
}
