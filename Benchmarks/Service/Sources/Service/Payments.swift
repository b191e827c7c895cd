import Hummingbird
import LocaleFormat
import StringCatalogs

/// The fields of the form, as the reader typed them.
private struct Payment: Decodable {
  let amount: String
  let date: String
}

/// A form with an amount and a date.
///
/// A text that cannot be read comes back in the reader's language, with the text that could be.
func addPayments(of invoice: Invoice, to router: Router<ServiceContext>) {
  router.post("payments") { request, context in
    let decoder = URLEncodedFormDecoder()
    let form = try await decoder.decode(Payment.self, from: request, context: context)
    let cache = FormatterCache.current
    var faults: [String] = []
    var amount = ""
    var date = ""
    do throws(FormatError) {
      let value = try cache.parse(form.amount, as: Formats.money, mode: .lenient)
      amount = try cache.string(value, as: Formats.money)
    } catch {
      faults += sentences(Strings.notAnAmount(form.amount.shortened), error)
    }
    do throws(FormatError) {
      let read = try cache.with(AnyDateFormat(zone: Formats.zone)) { format throws(FormatError) in
        try format.parse(form.date, mode: .lenient, relativeTo: invoice.due)
      }
      date = try cache.string(read.instant, as: Formats.day)
    } catch {
      faults += sentences(Strings.notADate(form.date.shortened), error)
    }
    var page = Page(title: Strings.payment)
    guard faults.isEmpty else {
      page.add(list: faults)
      return Response(.unprocessableContent, page)
    }
    page.add("p", Strings.youPay(amount, on: date))
    return Response(.ok, page)
  }
}

/// The sentences about a text that cannot be read: that it cannot, and what could be.
private func sentences(_ fault: String, _ error: FormatError) -> [String] {
  [fault] + (error.proposal.map { [Strings.didYouMean($0)] } ?? [])
}

extension String {
  /// The text, cut to the width of a message.
  fileprivate var shortened: String { prefix(60).description }
}
