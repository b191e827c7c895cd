import Foundation
import LocaleFormat
import LocaleFormatNotifications
import Testing

/// Tests notifications in separate processes, because the app's locale belongs to the whole
/// process.
@Suite struct LocaleNotificationsTests {
  @Test func aChangeIsPostedAndItsOwnPostIsNotHeard() async {
    await #expect(processExitsWith: .success) {
      let center = NotificationCenter()
      let posted = Posted()
      let token = posted.listen(center)
      AppLocale.update(AppLocale(LocaleID("en")))
      let german = AppLocale(LocaleID("de"))
      do {
        let joined = LocaleNotifications(center: center) { fatalError("it is its own") }
        AppLocale.update(german)
        precondition(posted.changes.map(\.new) == [german])
        withExtendedLifetime(joined) {}
      }
      AppLocale.update(AppLocale(LocaleID("fr")))
      precondition(posted.changes.count == 1, "it ended with the object")
      center.removeObserver(token)
    }
  }

  @Test func somebodyElsesNotificationIsHeard() async {
    await #expect(processExitsWith: .success) {
      let german = LocaleID("de")
      AppLocale.update(AppLocale(LocaleID("en")))
      let center = NotificationCenter()
      let posted = Posted()
      let token = posted.listen(center)
      let joined = LocaleNotifications(center: center) { AppLocale(german) }
      center.post(name: NSLocale.currentLocaleDidChangeNotification, object: nil)
      precondition(AppLocale.current.language.tag == "de")
      // The change that followed was posted too, once.
      precondition(posted.changes.count == 1)
      center.removeObserver(token)
      withExtendedLifetime(joined) {}
    }
  }

  @Test func twoOfThemDoNotAnswerOneAnother() async {
    await #expect(processExitsWith: .success) {
      AppLocale.update(AppLocale(LocaleID("en")))
      let center = NotificationCenter()
      let german = AppLocale(LocaleID("de"))
      let all = (0..<2).map { _ in LocaleNotifications(center: center) { fatalError("own") } }
      AppLocale.update(german)
      precondition(AppLocale.current == german)
      withExtendedLifetime(all) {}
    }
  }

  @Test func byDefaultTheEnvironmentIsReadAgain() async {
    await #expect(processExitsWith: .success) {
      for name in ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LC_NUMERIC"] { unsetenv(name) }
      setenv("LANG", "sv_SE.UTF-8", 1)
      precondition(AppLocale.current.language.tag == "sv-SE")
      let joined = LocaleNotifications()
      setenv("LANG", "fi_FI.UTF-8", 1)
      NotificationCenter.default.post(
        name: NSLocale.currentLocaleDidChangeNotification,
        object: nil
      )
      precondition(AppLocale.current.language.tag == "fi-FI")
      withExtendedLifetime(joined) {}
    }
  }
}

/// Records the changes that were posted, in order.
private final class Posted: @unchecked Sendable {
  private let lock = NSLock()
  private var found: [AppLocale.Change] = []

  var changes: [AppLocale.Change] { lock.withLock { found } }

  func listen(_ center: NotificationCenter) -> any NSObjectProtocol {
    center.addObserver(
      forName: NSLocale.currentLocaleDidChangeNotification,
      object: nil,
      queue: nil
    ) { notification in
      let change = notification.userInfo?[LocaleNotifications.changeKey] as? AppLocale.Change
      guard let change else { return }
      self.lock.withLock { self.found.append(change) }
    }
  }
}
