internal import MachineTime

/// The names with keywords that ICU was given for dates, which it keeps for ever: about 200 bytes
/// each, measured with ICU 72.
///
/// Even among keywords that ICU knows there are millions of combinations, and a client of a service
/// can send them all. No honest process comes near the bound.
enum AdmittedNames {
  /// The most names, which bounds the memory to about 6 MB.
  static let maximum = 32_768

  private static let names = PosixMutex<Set<String>>([])

  /// Counts a name that ICU is about to be given; names without keywords are few and not counted.
  ///
  /// - Throws: ``FormatError/tooManyLocales(_:)`` for one more than the bound.
  static func admit(_ locale: ResolvedLocale) throws(FormatError) {
    guard locale.icuName.contains("@") else { return }
    let isAdmitted = names.withLock { names in
      if names.contains(locale.icuName) { return true }
      guard names.count < maximum else { return false }
      names.insert(locale.icuName)
      return true
    }
    guard isAdmitted else { throw .tooManyLocales(locale.requested) }
  }

  static var count: Int { names.withLock { $0.count } }
}
