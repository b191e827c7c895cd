import Hummingbird
import LocaleFormat
import StringCatalogs

/// An invoice, the same for all readers.
struct Invoice: Sendable {
  struct Line: Sendable {
    let article: @Sendable () -> String
    let kilograms: FixedDecimal
    let price: FixedDecimal
    let amount: FixedDecimal
  }

  let due: Instant
  let lines = [
    Line(article: { Strings.coffee }, kilograms: "12.5", price: "18.9", amount: "236.25"),
    Line(article: { Strings.tea }, kilograms: "0.75", price: "64", amount: "48"),
    Line(article: { Strings.sugar }, kilograms: "1000", price: "0.89", amount: "890"),
    Line(article: { Strings.cups }, kilograms: "3.25", price: "12.4", amount: "40.3"),
  ]
  let net: FixedDecimal = "1214.55"
  let rate: FixedDecimal = "0.075"
  let tax: FixedDecimal = "91.09"
  let total: FixedDecimal = "1305.64"

  init() throws(FormatError) {
    due = try MachineFormat.rfc3339.parse("2026-12-24T12:00:00Z").instant
  }
}

/// The formats of the service.
///
/// None has a locale, so each writes in that of the request.
enum Formats {
  static let money = NumberFormat.currency("EUR")
  static let mass = NumberFormat.unit("kilogram")
  static let rate = NumberFormat.percent.fraction(0...1)
  static let ago = RelativeTimeFormat(width: .long, numbers: .named)
  static var day: DateFormat { DateFormat(date: .long, time: .omitted, zone: zone) }
  /// The zone of the reader.
  static var zone: TimeZoneID { LocaleContext.current.zone ?? .utc }
}

/// The texts of an invoice.
private struct InvoiceTexts: ResponseEncodable {
  let title: String
  let due: String
  let head: [String]
  let lines: [[String]]
  let sums: [[String]]
  /// The instant for programs.
  let dueDate: String
  /// The total for programs.
  let total: String

  init(_ invoice: Invoice) throws(FormatError) {
    let cache = FormatterCache.current
    func money(_ amount: FixedDecimal) throws(FormatError) -> String {
      try cache.string(amount, as: Formats.money)
    }
    title = Strings.invoice("2026-118")
    let day = try cache.string(invoice.due, as: Formats.day)
    due = Strings.dueOn(day, try cache.string(.day(27), as: Formats.ago))
    head = [Strings.article, Strings.quantity, Strings.price, Strings.amount]
    var lines: [[String]] = []
    for line in invoice.lines {
      let mass = try cache.string(line.kilograms, as: Formats.mass)
      lines.append([line.article(), mass, try money(line.price), try money(line.amount)])
    }
    self.lines = lines
    let rate = try cache.string(invoice.rate, as: Formats.rate)
    sums = [
      [Strings.net, try money(invoice.net)],
      [Strings.tax(rate), try money(invoice.tax)],
      [Strings.total, try money(invoice.total)],
    ]
    dueDate = MachineFormat.rfc3339.string(invoice.due)
    total = invoice.total.description
  }
}

func addPages(of invoice: Invoice, to router: Router<ServiceContext>) {
  router.get("invoice") { _, _ in
    let texts = try InvoiceTexts(invoice)
    var page = Page(title: texts.title)
    page.add("p", texts.due)
    page.add(table: [texts.head] + texts.lines + texts.sums)
    return Response(.ok, page)
  }
  router.get("invoice.json") { _, _ in try InvoiceTexts(invoice) }
}
