internal import CBaselines
internal import LocaleFormat

/// The work of a service for each request: choosing a language, and writing a text in it.
///
/// Foundation has no row. On Linux `Bundle.preferredLocalizations(from:forPreferences:)` returns
/// the first localization for `de-CH` too, and a row is timed only when its text is right.
public enum NegotiationJob {
  /// The job of choosing a language.
  public static let name = "language of a request"
  /// The row of a header that was not seen before.
  public static let newHeader = "RequestLocales, new header"
  private static let offered = ["en", "de", "fr", "pt-BR", "pt-PT", "zh-Hans", "zh-Hant"]

  static func rows() throws -> [Row] { try requests() + extended() + hostile() }

  private static func requests() throws -> [Row] {
    let job = Job(
      name: name,
      values: [
        "de-CH,de;q=0.9,en;q=0.8", "fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5",
        "zh-TW,zh;q=0.9,en-US;q=0.8,en;q=0.7", "pt-AO",
      ],
      texts: ["de", "fr", "zh-Hant", "pt-PT"],
      pace: .medium
    )
    let english = LocaleID("en")
    return [
      job.row("matcher made each time", pace: .slow) {
        {
          try LocaleNegotiation(offered, development: english).best(for: AcceptLanguage($0))
            .locale.tag
        }
      },
      job.row("kept") {
        let negotiation = try LocaleNegotiation(offered, development: english)
        return { try negotiation.best(for: AcceptLanguage($0)).locale.tag }
      },
      job.row(
        "kept, and a number in the app's locale",
        texts: ["1\u{2019}234.5", "1\u{202F}234,5", "1,234.5", "1\u{A0}234,5"]
      ) {
        let negotiation = try LocaleNegotiation(offered, development: english)
        let cache = FormatterCache(capacity: 16)
        return { header in
          let accepted = AcceptLanguage(header)
          let app = AppLocale(
            try negotiation.best(for: accepted),
            preferences: LocalePreferences(languages: accepted.languages)
          )
          return try AppLocale.with(app) { try cache.string(1_234.5, as: .decimal) }
        }
      },
      job.row("RequestLocales, known header") {
        let locales = try requests(remembering: 16)
        return { try locales.locale(acceptLanguage: [$0]).language.tag }
      },
      // The headers are used in turn, and only one is remembered.
      job.row(newHeader) {
        let locales = try requests(remembering: 1)
        return { try locales.locale(acceptLanguage: [$0]).language.tag }
      },
      job.row(Row.Reference.icu) {
        let names = offered.joined(separator: ",").replacing("-", with: "_")
        return { header in
          let place = unsafe Int(plain_match_header(header, names))
          return place < 0 ? "" : offered[place]
        }
      },
    ]
  }

  private static func requests(remembering capacity: Int) throws -> RequestLocales {
    RequestLocales(
      try LocaleNegotiation(offered, development: LocaleID("en")),
      cache: FormatterCache(capacity: 16),
      capacity: capacity
    )
  }

  // Beside the rows of plain headers: extensions that are ignored must not make reading slow.
  private static func extended() throws -> [Row] {
    let job = Job(
      name: "language of a request with extensions",
      values: ["de-CH-u-ca-islamic-umalqura-nu-fullwide, en-u-nu-arab;q=0.5", "fr-u-ca-hebrew"],
      texts: ["de", "fr"],
      pace: .medium
    )
    let negotiation = try LocaleNegotiation(offered, development: LocaleID("en"))
    return [
      job.row("kept") {
        { try negotiation.best(for: AcceptLanguage($0)).locale.tag }
      }
    ]
  }

  private static func hostile() throws -> [Row] {
    let longest = 8_192
    func header(_ item: (Int) -> String) -> String {
      String((0..<longest).lazy.map(item).joined(separator: ",").prefix(longest))
    }
    let job = Job(
      name: "hostile header of 8 KB",
      values: [
        header { "x\(Unicode.Scalar(UInt8(97 + $0 % 26)))-x-a\($0);q=0.\($0 % 10)" },
        header { ";q=\($0)" }, String(repeating: ";q=", count: longest / 3),
        header { "en-u-nu-a\($0 % 10)bc" },
      ],
      texts: ["fr", "fr", "fr", "en"],
      pace: .slow
    )
    let negotiation = try LocaleNegotiation(["en", "fr"], development: LocaleID("fr"))
    return [
      job.row("read", texts: ["20", "0", "0", "20"]) {
        { "\(AcceptLanguage($0).ranges.count)" }
      },
      job.row("read, and a language chosen") {
        { try negotiation.best(for: AcceptLanguage($0)).locale.tag }
      },
    ]
  }
}
