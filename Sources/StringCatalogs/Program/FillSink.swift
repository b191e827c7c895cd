internal import LocaleFormat
internal import Sharing

/// The place that a filled text is written to: memory on the stack, or an array for a text that is too long for
/// it.
protocol FillSink: ~Copyable {
  /// Whether there is no use in writing more.
  var isFull: Bool { get }

  mutating func append(_ block: borrowing ByteBlock, at offset: Int, count: Int)
  mutating func append(_ text: String)
  /// Writes an integer by the conventions of an app locale; nil for those of the current one.
  mutating func append(
    _ value: Int,
    _ context: FillContext,
    in app: BoundLocale?
  ) throws(FormatError)
  /// Writes an integer by a recipe.
  mutating func append(
    _ value: Int,
    as recipe: RecipeBox<NumberFormat>,
    _ context: FillContext,
    in app: BoundLocale?
  ) throws(FormatError)
  /// Writes a number by a recipe.
  mutating func append(
    _ value: NumericValue,
    as recipe: RecipeBox<NumberFormat>,
    _ context: FillContext,
    in app: BoundLocale?
  ) throws(FormatError)
  /// Writes an instant by a recipe.
  mutating func append(
    _ instant: Instant,
    as recipe: RecipeBox<DateFormat>,
    _ context: FillContext,
    in app: BoundLocale?
  ) throws(FormatError)
  /// Writes a number by a recipe of another type.
  mutating func append(
    _ value: NumericValue,
    as recipe: some NumericRecipe,
    _ context: FillContext,
    in app: BoundLocale?
  ) throws(FormatError)
  /// Writes the text of an argument of a message.
  mutating func append(argument text: String)
  /// Writes the name of an argument that cannot be written, in braces.
  mutating func append(fallbackOf name: String)
}

extension FillSink where Self: ~Copyable {
  mutating func append(argument text: String) { append(text) }

  mutating func append(
    _ value: Int,
    as recipe: RecipeBox<NumberFormat>,
    _ context: FillContext,
    in app: BoundLocale?
  ) throws(FormatError) {
    try append(.integer(value), as: recipe, context, in: app)
  }

  mutating func append(fallbackOf name: String) { append("{\(name)}") }

  mutating func append(
    _ value: NumericValue,
    as recipe: some NumericRecipe,
    _ context: FillContext,
    in app: BoundLocale?
  ) throws(FormatError) {
    append(
      try context.string(recipe.given(value), as: recipe, for: app?.app.locale(for: recipe))
    )
  }
}

extension UTF8Output: FillSink {
  var isFull: Bool { !isComplete }

  @inline(__always)
  mutating func append(
    _ value: Int,
    _ context: FillContext,
    in app: BoundLocale?
  ) throws(FormatError) {
    try context.write(value, in: app, to: &self)
  }

  @inline(__always)
  mutating func append(
    _ value: Int,
    as recipe: RecipeBox<NumberFormat>,
    _ context: FillContext,
    in app: BoundLocale?
  ) throws(FormatError) {
    try context.write(value, as: recipe, in: app, to: &self)
  }

  @inline(__always)
  mutating func append(
    _ value: NumericValue,
    as recipe: RecipeBox<NumberFormat>,
    _ context: FillContext,
    in app: BoundLocale?
  ) throws(FormatError) {
    try context.write(value, as: recipe, in: app, to: &self)
  }

  @inline(__always)
  mutating func append(
    _ instant: Instant,
    as recipe: RecipeBox<DateFormat>,
    _ context: FillContext,
    in app: BoundLocale?
  ) throws(FormatError) {
    try context.write(instant, as: recipe, in: app, to: &self)
  }
}

/// A text of any length, up to a limit.
struct LongText: FillSink {
  private(set) var bytes: [UInt8] = []

  /// The longest filled text, in bytes.
  static let maximumCount = 4 << 20

  var isFull: Bool { bytes.count > Self.maximumCount }

  mutating func append(_ block: borrowing ByteBlock, at offset: Int, count: Int) {
    bytes.append(block, at: offset, count: count)
  }

  mutating func append(_ text: String) { bytes += text.utf8 }

  mutating func append(
    _ value: Int,
    _ context: FillContext,
    in app: BoundLocale?
  ) throws(FormatError) {
    bytes += try context.withCache { cache throws(FormatError) in
      try cache.string(value, as: context.integers.recipe, for: app?.numbers)
    }.utf8
  }

  mutating func append(
    _ value: NumericValue,
    as recipe: RecipeBox<NumberFormat>,
    _ context: FillContext,
    in app: BoundLocale?
  ) throws(FormatError) {
    append(try context.string(value, as: recipe.recipe, for: app?.locale(for: recipe)))
  }

  mutating func append(
    _ instant: Instant,
    as recipe: RecipeBox<DateFormat>,
    _ context: FillContext,
    in app: BoundLocale?
  ) throws(FormatError) {
    append(try context.string(instant, as: recipe.recipe, for: app?.locale(for: recipe)))
  }
}
