import LocaleFormat

extension LibraryVersions {
  /// Whether this runs on the ICU whose facts some tests state.
  static var isICU72: Bool {
    (try? LibraryVersions.current.icu.hasPrefix("72.")) ?? false
  }
}
