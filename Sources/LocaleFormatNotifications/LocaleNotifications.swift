public import Foundation
public import LocaleFormat

/// Connects changes of the app's locale with Foundation's notification of them, in both directions.
///
/// As long as the object lives, it posts `NSLocale.currentLocaleDidChangeNotification` at every
/// change of the process's `AppLocale`. When other code posts that notification, the app's locale
/// is read again. The object ignores its own notifications, so it never loops.
///
/// ```swift
/// let center = NotificationCenter()
/// let joined = LocaleNotifications(center: center) { AppLocale("de") }
/// center.post(name: NSLocale.currentLocaleDidChangeNotification, object: nil)
/// AppLocale.current.language.tag  // "de"
/// ```
///
/// It is in a separate module because notifications need all of Foundation, with its own ICU; see
/// the decision 0027 of `LocaleFormat`.
public final class LocaleNotifications: Sendable {
  /// The key of the `AppLocale.Change` in a notification's `userInfo`.
  public static let changeKey = "LocaleFormat.AppLocale.Change"

  private let listener: Listener
  private let observation: AppLocale.Observation

  /// Begins to post and to observe notifications.
  ///
  /// - Parameters:
  ///   - center: The center of the notifications.
  ///   - locale: Returns the app's locale when a notification reports a change; nil leaves it as it
  ///     is. By default it is read from the process's environment and arguments at that time, in
  ///     any language that ICU has data for. It is called on the thread that posts the
  ///     notification.
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

  /// Stops posting and observing.
  deinit { observation.end() }
}

/// One observer of a notification center.
///
/// `@unchecked` for the token, whose type is not `Sendable` (SE-0302). The token is set once, and
/// only passed back to the center, which is `Sendable` itself.
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
