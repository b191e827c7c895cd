public import Foundation
public import LocaleFormat

/// Joins changes of the app's locale with Foundation's notification of them, both ways.
///
/// As long as the object lives, `NSLocale.currentLocaleDidChangeNotification` is posted at every
/// change of the process's `AppLocale`; and when somebody else posts it, the app's
/// locale is asked for anew. What it posts itself it does not listen to, so nothing goes round.
///
/// ```swift
/// let center = NotificationCenter()
/// let joined = LocaleNotifications(center: center) { AppLocale("de") }
/// center.post(name: NSLocale.currentLocaleDidChangeNotification, object: nil)
/// AppLocale.current.language.tag  // "de"
/// ```
///
/// It is a module of its own because notifications need all of Foundation, with its own ICU; see the
/// decision 0027 of `LocaleFormat`.
public final class LocaleNotifications: Sendable {
  /// The key of a notification's `userInfo` under which the `AppLocale.Change`
  /// stands.
  public static let changeKey = "LocaleFormat.AppLocale.Change"

  private let listener: Listener
  private let observation: AppLocale.Observation

  /// Begins to post and to listen.
  ///
  /// - Parameters:
  ///   - center: Where notifications are posted and heard.
  ///   - locale: Gives the app's locale when somebody says that it changed; nil leaves it as it is.
  ///     By default it follows what the process's environment and arguments say then, in any
  ///     language that ICU has data for. It is called on the thread of who posts.
  public init(
    center: NotificationCenter = .default,
    locale: @escaping @Sendable () -> AppLocale? = { AppLocale() }
  ) {
    listener = Listener(center) { notification in
      guard notification.userInfo?[Self.changeKey] == nil, let found = locale() else { return }
      AppLocale.update(found)
    }
    let listener = listener
    observation = AppLocale.onChange { change in listener.post(change) }
  }

  /// Stops both.
  deinit { observation.end() }
}

/// One observer of a notification center.
///
/// `@unchecked` for the token, which is of no `Sendable` type (SE-0302): it is set once, and only handed back
/// to the center, which is `Sendable` itself.
private final class Listener: @unchecked Sendable {
  private let center: NotificationCenter
  private let token: any NSObjectProtocol

  init(_ center: NotificationCenter, _ body: @escaping @Sendable (Notification) -> Void) {
    self.center = center
    token = center.addObserver(
      forName: NSLocale.currentLocaleDidChangeNotification,
      object: nil,
      queue: nil,
      using: body
    )
  }

  deinit { center.removeObserver(token) }

  func post(_ change: AppLocale.Change) {
    center.post(
      name: NSLocale.currentLocaleDidChangeNotification,
      object: nil,
      userInfo: [LocaleNotifications.changeKey: change]
    )
  }
}
