internal import LocaleFormat
internal import Sharing

/// The parts of a program that messages have, and formats do not.
struct MessageParts: ~Copyable, Sendable {
  /// The way in which an argument is written.
  enum PlaceholderKind: UInt8, BitwiseCopyable, Sendable {
    /// By its type: a text as it is, a number by the first recipe of numbers, an instant by the first
    /// recipe of dates.
    case value
    /// As a text, which no convention changes.
    case string
    /// By a recipe of numbers.
    case number
    /// By a recipe of numbers, if it is an integer; another number is left to the evaluator.
    case integer
    /// By a recipe of dates.
    case date
    /// By a recipe of another type.
    case other
  }

  struct Placeholder: BitwiseCopyable, Sendable {
    let kind: PlaceholderKind
    /// The argument, from 0.
    let argument: UInt16
    /// The recipe: an index among those of the kind.
    let recipe: UInt16
    /// The number that is subtracted from the argument before it is written.
    let offset: Double
    /// Whether the message names the time zone of the date.
    var namesZone = false

    /// Whether an integer is written by a recipe of numbers as it is.
    var showsIntegers: Bool {
      offset == 0 && (kind == .integer || kind == .number || kind == .value)
    }
  }

  /// A choice by a number.
  struct Plural: BitwiseCopyable, Sendable {
    let argument: UInt16
    let isOrdinal: Bool
    /// The number that is subtracted from the argument before its category is found.
    let offset: Double
    /// The forms for single numbers: a part of `values`.
    let valueStart: UInt32
    let valueCount: UInt32
    /// The sequences of zero, one, two, few, many and other; that of other for each without a form.
    let forms: FormatProgram.Choice.Forms
    /// Whether a form depends on the category.
    let hasCategories: Bool
    /// The placeholder that shows the number in the form `other`; nil if it is shown as numbers are,
    /// or not at all.
    let shown: UInt16?
    /// Whether the number itself decides, and not its digits as they are shown.
    let decidesByNumber: Bool
  }

  /// The form for a single number.
  struct ValueForm: BitwiseCopyable, Sendable {
    let value: Double
    let sequence: UInt16
  }

  /// A choice by a text.
  struct Select: BitwiseCopyable, Sendable {
    let argument: UInt16
    /// The forms: a part of `words`.
    let start: UInt32
    let count: UInt32
    /// The sequence of `other`.
    let fallback: UInt16
  }

  /// The form for a text.
  struct Word: BitwiseCopyable, Sendable {
    /// The text, in the block of the program.
    let offset: UInt32
    let count: UInt32
    let sequence: UInt16
  }

  /// A choice among variants by several selectors.
  struct Matcher: BitwiseCopyable, Sendable {
    /// The selectors: a part of `selectors`, at most ``maximumSelectorCount``.
    let selectorStart: UInt32
    let selectorCount: UInt32
    /// The variants: a part of `variants`.
    ///
    /// The best is the first one, and the last one fits every value.
    let variantStart: UInt32
    let variantCount: UInt32

    static let maximumSelectorCount = 4
  }

  /// A value that variants are chosen by, with its keys, which are numbered from 1.
  struct Selector: BitwiseCopyable, Sendable {
    let kind: PlaceholderKind
    let argument: UInt16
    let isOrdinal: Bool
    /// The number that is subtracted from the argument.
    let offset: Double
    /// The recipe of numbers whose digits decide the category.
    let recipe: UInt16
    /// Whether an integer is shown by the recipe in full.
    let showsWhole: Bool
    /// The keys that are numbers: a part of `values`, whose sequences are the numbers of the keys.
    let valueStart: UInt32
    let valueCount: UInt32
    /// The keys that are texts: a part of `words`, whose sequences are the numbers of the keys.
    let wordStart: UInt32
    let wordCount: UInt32
    /// The keys of zero, one, two, few, many and other; 0 for each that is none.
    let categories: FormatProgram.Choice.Forms
  }

  struct Variant: BitwiseCopyable, Sendable {
    /// The numbers of the keys: a part of `keys`; 0 fits every value.
    let keyStart: UInt32
    let sequence: UInt16
  }

  /// The parts as a compiler collects them.
  struct Source {
    /// Whether arguments are isolated where their direction may disturb the text.
    var isolates = false
    /// The names of the arguments, in the order of their numbers.
    var names: [String] = []
    var placeholders: [Placeholder] = []
    var plurals: [Plural] = []
    var values: [ValueForm] = []
    var selects: [Select] = []
    var words: [Word] = []
    var matchers: [Matcher] = []
    var selectors: [Selector] = []
    var variants: [Variant] = []
    var keys: [UInt16] = []
    var numbers: [NumberFormat] = []
    var dates: [DateFormat] = []
    var others: [OtherRecipe] = []
  }

  let names: [String]
  /// The names in UTF-8, one after the other, and the end of each.
  private let nameBytes: ByteBlock
  private let nameEnds: FlatTable<Int>
  /// Whether equal names have equal bytes.
  let areNamesASCII: Bool
  let isolates: Bool
  let placeholders: FlatTable<Placeholder>
  let plurals: FlatTable<Plural>
  let values: FlatTable<ValueForm>
  let selects: FlatTable<Select>
  let words: FlatTable<Word>
  let matchers: FlatTable<Matcher>
  let selectors: FlatTable<Selector>
  let variants: FlatTable<Variant>
  let keys: FlatTable<UInt16>
  let numbers: OnceTable<RecipeBox<NumberFormat>>
  let dates: OnceTable<RecipeBox<DateFormat>>
  let others: OnceTable<OtherRecipe>

  init(_ source: Source) {
    names = source.names
    var bytes: [UInt8] = []
    var ends: [Int] = []
    for name in source.names {
      bytes += name.utf8
      ends.append(bytes.count)
    }
    nameBytes = ByteBlock(bytes)
    areNamesASCII = bytes.allSatisfy { $0 < 0x80 }
    nameEnds = FlatTable(ends)
    isolates = source.isolates
    placeholders = FlatTable(source.placeholders)
    plurals = FlatTable(source.plurals)
    values = FlatTable(source.values)
    selects = FlatTable(source.selects)
    words = FlatTable(source.words)
    matchers = FlatTable(source.matchers)
    selectors = FlatTable(source.selectors)
    variants = FlatTable(source.variants)
    keys = FlatTable(source.keys)
    numbers = OnceTable(count: source.numbers.count)
    dates = OnceTable(count: source.dates.count)
    others = OnceTable(count: source.others.count)
    for (place, recipe) in source.numbers.enumerated() {
      _ = numbers.set(RecipeBox(recipe), at: place)
    }
    for (place, recipe) in source.dates.enumerated() {
      _ = dates.set(RecipeBox(recipe), at: place)
    }
    for (place, recipe) in source.others.enumerated() { _ = others.set(recipe, at: place) }
  }
}

extension MessageParts {
  /// The number of arguments.
  var nameCount: Int { nameEnds.count }

  /// Whether the name of an argument has the bytes of a text.
  @inline(__always)
  func isName(_ index: Int, _ text: String) -> Bool {
    let start = index == 0 ? 0 : nameEnds[index - 1]
    let count = nameEnds[index] - start
    return text.withUTF8Span { bytes -> Bool? in
      bytes.count == count && nameBytes.hasBytes(bytes, at: start)
    } ?? false
  }
}

/// A recipe for numbers that is neither of the two frequent types, as an object.
final class OtherRecipe: Sendable {
  let recipe: any NumericRecipe

  init(_ recipe: any NumericRecipe) { self.recipe = recipe }
}

/// A recipe of any type that writes numbers.
protocol NumericRecipe: FormatRecipe where Formatter.Value == NumericValue {
  /// The number as ICU's messages pass it on to a format of this type.
  func given(_ number: NumericValue) -> NumericValue

  /// The operands of plural rules of a number as it is shown; nil if the number itself decides.
  func operands(
    _ number: NumericValue,
    _ cache: FormatterCache,
    for locale: LocaleID?
  ) throws(FormatError) -> PluralOperands?
}

extension NumericRecipe {
  func given(_ number: NumericValue) -> NumericValue { number }

  func operands(
    _ number: NumericValue,
    _ cache: FormatterCache,
    for locale: LocaleID?
  ) throws(FormatError) -> PluralOperands? { nil }
}

/// The type of value that a placeholder or a choice of a message needs.
enum ArgumentNeed {
  case number
  case date
  case text

  var words: String {
    switch self {
    case .number: "a number"
    case .date: "a date"
    case .text: "a text"
    }
  }
}
