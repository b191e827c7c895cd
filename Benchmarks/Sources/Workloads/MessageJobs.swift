internal import LocaleFormat
internal import StringCatalogs

/// Messages in both syntaxes: with a name and an integer, with a plural, with a date and a price; and
/// reading them.
public enum MessageJobs {
  /// The job of a name and an integer.
  public static let simple = "message with a name and an integer"
  /// The job of a plural with two arguments.
  public static let plural = "message with a plural"
  /// The job of a date and a price.
  public static let date = "message with a date and a price"
  /// The job of reading messages.
  public static let reading = "reading messages of 1 MB"
  /// The row of ICU's syntax in this package.
  public static let icuSyntax = "ICU's syntax, kept"
  /// The row of a message that is looked up in a catalog by its key.
  public static let inCatalog = "ICU's syntax, in a catalog"
  /// The size of the messages.
  public static let byteCount = 1_000_000

  /// The rows of reading, one for each syntax.
  public static let readingRows = ["MessageFormat 2", icuSyntax]

  private static let english = LocaleID("en_US")

  static func rows() throws -> [Row] { try simpleRows() + pluralRows() + dateRows() + readRows() }

  /// The text; the arguments take no memory.
  private static let oneText = 1.0

  private static func kept(
    _ source: String,
    syntax: MessageFormat.Syntax
  ) throws -> MessageFormat.Formatter {
    try MessageFormat(source, syntax: syntax).formatter(for: english)
  }

  /// A name and a number.
  private struct Counted: Sendable {
    let name: String
    let count: Int
  }

  private static let counted = [
    Counted(name: "Ada", count: 1), Counted(name: "Grace", count: 1_234),
    Counted(name: "Katherine", count: 98_765), Counted(name: "Mary", count: 2),
  ]

  private static func simpleRows() -> [Row] {
    let job = Job(
      name: simple,
      values: counted,
      texts: [
        "Hello Ada, 1 in the folder", "Hello Grace, 1,234 in the folder",
        "Hello Katherine, 98,765 in the folder", "Hello Mary, 2 in the folder",
      ]
    )
    let isolated = job.texts.map { text in
      let name = text.dropFirst(6).prefix { $0 != "," }
      return "Hello \u{2068}\(name)\u{2069}\(text.dropFirst(6 + name.count))"
    }
    let older = "Hello {0}, {1, number, integer} in the folder"
    return [
      job.row(Row.kept, texts: isolated) {
        let message = try kept(
          "Hello {$name}, {$count :integer} in the folder",
          syntax: .messageFormat2
        )
        return { try message.checkedString(["name": .init($0.name), "count": .init($0.count)]) }
      }.allocating(atMost: oneText)
    ] + olderRows(of: job, older)
  }

  /// The rows of a message of ICU's syntax with a name and a number.
  private static func olderRows(of job: Job<Counted>, _ source: String) -> [Row] {
    [
      job.row(icuSyntax) {
        let message = try kept(source, syntax: .icu)
        return { try message.checkedString(["0": .init($0.name), "1": .init($0.count)]) }
      }.allocating(atMost: oneText),
      job.row(inCatalog) {
        let file = Array("{\"files\": \"\(source)\"}".utf8)
        let files = CatalogSource.messages(.bytes(file, name: "en.json"), MessageFiles(.icu))
        let strings = try StringCatalog([files]).strings(for: AppLocale(english))
        return {
          try strings.checkedMessage("files", ["0": .init($0.name), "1": .init($0.count)])
        }
      }.allocating(atMost: oneText),
      job.row(Row.Reference.icu, pace: .medium) {
        let plain = try PlainMessage(source, locale: "en_US")
        return { plain.string($0.name, Double($0.count)) }
      },
      job.row("C++ ICU, made each time", pace: .slow) {
        { try PlainMessage(source, locale: "en_US").string($0.name, Double($0.count)) }
      },
    ]
  }

  private static func pluralRows() -> [Row] {
    let job = Job(
      name: plural,
      values: counted,
      texts: [
        "Ada has a file", "Grace has 1,234 files", "Katherine has 98,765 files",
        "Mary has 2 files",
      ]
    )
    let older = "{1, plural, =1 {{0} has a file} one {{0} has # file} other {{0} has # files}}"
    return [
      job.row(Row.kept) {
        let message = try MessageFormat(
          ".input {$count :integer} .match $count 1 {{{$name} has a file}} one {{{$name} has {$count} file}} * {{{$name} has {$count} files}}",
          isolation: .none
        ).formatter(for: english)
        return { try message.checkedString(["name": .init($0.name), "count": .init($0.count)]) }
      }.allocating(atMost: oneText)
    ] + olderRows(of: job, older)
  }

  /// A price and a day.
  private struct Offer: Sendable {
    let price: FixedDecimal
    let day: Instant

    init(price: FixedDecimal, second: Int64) throws {
      self.price = price
      day = try Instant(secondsSince1970: second)
    }
  }

  private static func dateRows() throws -> [Row] {
    let job = Job(
      name: date,
      values: try [Offer(price: "9.5", second: 0), Offer(price: "1234.56", second: 86_400)],
      texts: ["Jan 1, 1970: \u{20AC}9.50", "Jan 2, 1970: \u{20AC}1,234.56"]
    )
    let older = "{2, date}: {1, number, ::currency/EUR}"
    return [
      job.row(Row.kept) {
        let message = try kept(
          "{$day :date}: {$price :currency currency=EUR}",
          syntax: .messageFormat2
        )
        return { try message.checkedString(["day": .init($0.day), "price": .init($0.price)]) }
      }.allocating(atMost: oneText),
      job.row(icuSyntax) {
        let message = try kept(older, syntax: .icu)
        return { try message.checkedString(["2": .init($0.day), "1": .init($0.price)]) }
      }.allocating(atMost: oneText),
      job.row(Row.Reference.icu, pace: .medium) {
        let plain = try PlainMessage(older, locale: "en_US")
        return {
          let milliseconds = Double($0.day.millisecondsSince1970)
          return plain.string("", $0.price.doubleValue, milliseconds, isDate: true)
        }
      },
    ]
  }

  // MARK: Reading

  private static func readRows() -> [Row] {
    let job = Job(name: reading, values: [byteCount], texts: ["0"], pace: .single)
    let newer =
      ".input {$count :integer} .match $count one {{{$name} has {$count} file in the folder}} * {{{$name} has {$count} files in the folder}}"
    let older =
      "{count, plural, one {{name} has # file in the folder} other {{name} has # files in the folder}}"
    return [
      job.value(readingRows[0]) {
        { count in
          for _ in 0..<count / newer.utf8.count { consume(try Message(newer).declarations.count) }
          return 0
        }
      },
      job.value(icuSyntax) {
        { count in
          for _ in 0..<count / older.utf8.count { consume(try ICUMessage(older).parts.count) }
          return 0
        }
      },
    ]
  }
}
