import Foundation

extension CommandLine {
  static func environmentValue(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name]
  }

  /// Whether `.ci` said that this is a run under the thread sanitizer.
  static var isThreadSanitized: Bool { environmentValue("LOCALEFORMAT_SANITIZER") == "thread" }
}
