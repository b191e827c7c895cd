import LocaleFormat

/// A service without a web framework.
///
/// It uses only those parts of requests and responses that every framework has.
struct Service {
  let locales: RequestLocales

  init() throws(FormatError) {
    let names = ["en", "de", "pt-BR", "pt-PT", "zh-Hant", "ar"]
    let offered = try LocaleNegotiation(names, development: "en")
    let cache = FormatterCache(capacity: 2_000)
    locales = RequestLocales(offered, cache: cache, zone: "Europe/Berlin")
  }

  /// Responds to a request, as a middleware would.
  func respond(to request: Request) -> Response {
    let languages = request.values(of: "accept-language")
    let override = request.query["locale"]
    do throws(FormatError) {
      let context = try locales.context(acceptLanguage: languages, override: override)
      guard override == nil || context.locale.choice.preference != nil else {
        return Response(400, context.locale.choice.explanation)
      }
      var response = try LocaleContext.with(context) { () throws(FormatError) in
        try route(request)
      }
      response.headers["content-language"] = context.locale.language.tag
      response.headers["vary"] = "Accept-Language"
      return response
    } catch {
      let lines = ["error: \(error)"] + (error.proposal.map { ["suggestion: \($0)"] } ?? [])
      return Response(error.code == .unreadable ? 422 : 400, lines.joined(separator: "\n"))
    }
  }

  private func route(_ request: Request) throws(FormatError) -> Response {
    switch request.path {
    case "/health": Response(200, "ok")
    case "/invoice": Response(200, try invoice())
    case "/amount": Response(200, try amount(request.body))
    case "/when": Response(200, try when(request.query["at"] ?? ""))
    case "/stream": try stream()
    case "/metrics": Response(200, metrics())
    default: Response(404, "not found")
    }
  }
}

// MARK: - Routes

/// The zone of the request, which a recipe of dates needs.
private var zone: TimeZoneID { LocaleContext.current.zone ?? .utc }

private var day: DateFormat { DateFormat(date: .medium, time: .omitted, zone: zone) }

private func invoice() throws(FormatError) -> String {
  let cache = FormatterCache.current
  let total: FixedDecimal = "1234567.89"
  let start = try MachineFormat.rfc3339.parse("2026-03-01T12:00:00Z").instant
  let end = try MachineFormat.rfc3339.parse("2026-03-04T12:00:00Z").instant
  let period = DateIntervalFormat(DateFormat(template: "yMMMd", zone: zone))
  return """
    locale: \(AppLocale.current.language)
    total: \(try cache.string(total, as: .currency("EUR")))
    in yen: \(try cache.string(total, as: .currency("JPY")))
    tax: \(try cache.string(0.19, as: .percent))
    due: \(try cache.string(start, as: day))
    created: \(try cache.string(.day(-3), as: RelativeTimeFormat(width: .long, numbers: .named)))
    period: \(try cache.string(.from(start, through: end), as: period))
    quantity: \(try cache.string(1_234_567, as: .compact))
    distance: \(try cache.string(12_500, as: .unit("meter", usage: "road")))
    language: \(try cache.string(.locale(AppLocale.current.language), as: LocaleNameFormat()))
    """
}

private func amount(_ body: [String: String]) throws(FormatError) -> String {
  let cache = FormatterCache.current
  let text = body["amount"] ?? ""
  if let code = body["currency"] {
    let format = NumberFormat.currency(try Currency(code))
    return try cache.string(cache.parse(text, as: format, mode: .lenient), as: format)
  }
  if body["anyCurrency"] == "true" { return "\(try cache.parseAmount(text, mode: .lenient))" }
  return try cache.string(cache.parse(text, as: .decimal, mode: .lenient), as: .decimal)
}

/// Reads RFC 3339, or the form of HTTP.
private func when(_ text: String) throws(FormatError) -> String {
  let format = text.first?.isNumber == true ? MachineFormat.rfc3339 : .http
  return try FormatterCache.current.string(format.parse(text).instant, as: day)
}

/// Makes a response whose body is called when it is sent, so the body must set the context again.
private func stream() throws(FormatError) -> Response {
  let inside = try FormatterCache.current.string(1234.5, as: .currency("EUR"))
  let context = LocaleContext.current
  return Response(200) { () throws(FormatError) in
    let later = try LocaleContext.with(context) { () throws(FormatError) in
      try FormatterCache.current.string(1234.5, as: .currency("EUR"))
    }
    return "\(inside) | \(later)"
  }
}

private func metrics() -> String {
  let statistics = FormatterCache.current.statistics
  return """
    evictions: \(statistics.evictions)
    entries: \(statistics.entries)
    failures: \(FormatterCache.Statistics.formatFailures)
    """
}
