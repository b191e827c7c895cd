import Hummingbird
import LocaleFormat
import Logging
import StringCatalogs

/// A text, and the language that it was written in.
private struct Reminder: Sendable {
  let text: String
  let language: String
}

/// The reminders that were sent, the last one for each reader.
private actor Outbox {
  private var reminders: [String: Reminder] = [:]
  private static let capacity = 4096

  func send(_ reminder: Reminder, to reader: String) {
    if reminders[reader] == nil, reminders.count >= Self.capacity { reminders = [:] }
    reminders[reader] = reminder
  }

  func reminder(for reader: String) -> Reminder? { reminders[reader] }
}

/// A task that goes on after the response.
///
/// A detached task inherits no context, so it gets that of the request.
func addReminders(of invoice: Invoice, to router: Router<ServiceContext>) {
  let outbox = Outbox()
  router.post("reminders/:reader") { _, parameters in
    let reader = try parameters.parameters.require("reader")
    let context = LocaleContext.current
    Task.detached {
      do {
        let reminder = try LocaleContext.with(context) { try Reminder(about: invoice) }
        await outbox.send(reminder, to: reader)
      } catch {
        parameters.logger.error("no reminder for \(reader): \(error)")
      }
    }
    return Response(.accepted, plain: reader)
  }
  router.get("reminders/:reader") { _, parameters in
    let reader = try parameters.parameters.require("reader")
    guard let reminder = await outbox.reminder(for: reader) else { throw HTTPError(.notFound) }
    var response = Response(.ok, plain: reminder.text)
    response.headers[.contentLanguage] = reminder.language
    return response
  }
}

extension Reminder {
  /// Writes a reminder in the current context.
  fileprivate init(about invoice: Invoice) throws(FormatError) {
    let cache = FormatterCache.current
    let total = try cache.string(invoice.total, as: Formats.money)
    text = Strings.reminder(total, try cache.string(invoice.due, as: Formats.day))
    language = AppLocale.current.language.tag
  }
}
