internal import Glibc

@testable import LocaleFormat

extension LocaleID {
  /// Every locale of ICU's data in a release build, every seventh in a debug build.
  ///
  /// A debug build takes ten times as long; `.ci/test` runs both.
  static var checked: [LocaleID] {
    #if DEBUG
    available.enumerated().filter { $0.offset % 7 == 0 }.map(\.element)
    #else
    available
    #endif
  }

  /// For tests that open a generator of patterns for every case: in a release build every third
  /// locale, and all of them with LOCALEFORMAT_SWEEP in the environment.
  static var sampled: [LocaleID] {
    #if DEBUG
    checked
    #else
    sweepStep == nil
      ? available.enumerated().filter { $0.offset % 3 == 1 }.map(\.element) : available
    #endif
  }

  /// How many cases apart a sweep looks, where one was asked for.
  static var sweepStep: Int? {
    unsafe getenv("LOCALEFORMAT_SWEEP").flatMap { unsafe Int(String(cString: $0)) }
  }
}
