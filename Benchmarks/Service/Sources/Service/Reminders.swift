import Hummingbird
import LocaleFormat
import StringCatalogs

/// The reminders that were sent, the last one for each reader.
private actor Outbox {
  private var texts: [String: String] = [:]
  private static let capacity = 4096

  func send(_ text: String, to reader: String) {
    if texts.count >= Self.capacity { texts.removeAll(keepingCapacity: true) }
    texts[reader] = text
  }

  func text(for reader: String) -> String? { texts[reader] }
}

/// A task that goes on after the response.
///
/// A detached task inherits no context, so it gets that of the request.
func addReminders(of invoice: Invoice, to router: Router<ServiceContext>) {
  let outbox = Outbox()
  router.post("reminders/:reader") { _, parameters in
    let reader = try parameters.parameters.require("reader")
    let context = LocaleContext.current
    let task = Task.detached {
      let text = try LocaleContext.with(context) {
        let cache = FormatterCache.current
        let total = try cache.string(invoice.total, as: Formats.money)
        return Strings.reminder(total, try cache.string(invoice.due, as: Formats.day))
      }
      await outbox.send(text, to: reader)
    }
    try await task.value
    return Response(.accepted, plain: reader)
  }
  router.get("reminders/:reader") { _, parameters in
    let reader = try parameters.parameters.require("reader")
    guard let text = await outbox.text(for: reader) else { throw HTTPError(.notFound) }
    return Response(.ok, plain: text)
  }
}
