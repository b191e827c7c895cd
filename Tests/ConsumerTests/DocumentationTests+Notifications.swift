import Foundation
import LocaleFormat
import LocaleFormatNotifications
import Testing

extension DocumentationTests {
  // In a process of its own: the app's locale is the whole process's.
  @Test func theExampleOfNotificationsHolds() async {
    await #expect(processExitsWith: .success) {
      let german = LocaleID("de")
      let center = NotificationCenter()
      let joined = LocaleNotifications(center: center) { AppLocale(german) }
      center.post(name: NSLocale.currentLocaleDidChangeNotification, object: nil)
      #expect(AppLocale.current.language.tag == "de")
      withExtendedLifetime(joined) {}
    }
  }
}
