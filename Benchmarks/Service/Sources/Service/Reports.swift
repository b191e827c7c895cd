import Hummingbird
import LocaleFormat
import StringCatalogs

/// A report that is streamed.
///
/// The server calls the closure of the body after the middleware has returned, so the closure sets
/// the context of the request again.
func addReports(of invoice: Invoice, to router: Router<ServiceContext>) {
  router.get("report.csv") { _, _ in
    let context = LocaleContext.current
    let body = ResponseBody { writer in
      for line in invoice.lines {
        let row = try LocaleContext.with(context) {
          let amount = try FormatterCache.current.string(line.amount, as: Formats.money)
          return "\(line.article())\t\(amount)\n"
        }
        try await writer.write(ByteBuffer(string: row))
      }
      try await writer.finish(nil)
    }
    return Response(status: .ok, headers: [.contentType: "text/csv; charset=utf-8"], body: body)
  }
}
