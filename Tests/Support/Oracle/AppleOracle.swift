import Foundation

/// Calls the function by which Apple's platforms find localizations.
///
/// It is in the library `_FoundationICU` of every Linux toolchain, which comes with Foundation. Its
/// header `ualoc.h` is not in a module, so it is looked up by name.
@safe package struct AppleOracle {
  /// The type of `ualoc_localizationsToUse`, with `UErrorCode` as a number.
  private typealias LocalizationsToUse =
    @convention(c) (
      UnsafePointer<UnsafeMutablePointer<CChar>?>, Int32,
      UnsafePointer<UnsafeMutablePointer<CChar>?>, Int32,
      UnsafeMutablePointer<UnsafePointer<CChar>?>, Int32,
      UnsafeMutablePointer<Int32>
    ) -> Int32

  package struct Missing: Error, CustomStringConvertible {
    package let description = """
      ualoc_localizationsToUse is not among the loaded libraries: Foundation is not linked, or its \
      _FoundationICU does not export it any more
      """
  }

  private let function: LocalizationsToUse

  package init() throws {
    // Foundation is only loaded if something in it is used.
    _ = ProcessInfo.processInfo.processIdentifier
    guard let symbol = unsafe dlsym(nil, "ualoc_localizationsToUse") else { throw Missing() }
    unsafe function = unsafe unsafeBitCast(symbol, to: LocalizationsToUse.self)
  }

  /// Returns the localizations to use, or nil when the function reports an error.
  package func localizations(of available: [String], for preferred: [String]) -> [String]? {
    // Each name has a separate address: the function treats equal addresses as one name.
    let wanted = unsafe preferred.map { unsafe strdup($0) }
    let offered = unsafe available.map { unsafe strdup($0) }
    defer { unsafe (wanted + offered).forEach { unsafe free($0) } }
    var found = unsafe [UnsafePointer<CChar>?](repeating: nil, count: available.count + 1)
    var status: Int32 = 0
    let count = unsafe function(
      unsafe wanted.isEmpty ? [nil] : wanted,
      Int32(wanted.count),
      unsafe offered.isEmpty ? [nil] : offered,
      Int32(offered.count),
      &found,
      Int32(found.count),
      &status
    )
    guard status <= 0, count >= 0 else { return nil }
    return unsafe found.prefix(Int(count)).map {
      unsafe $0.map { unsafe String(cString: $0) } ?? ""
    }
  }
}
