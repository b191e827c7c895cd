import Foundation

extension CommandLine {
  package static func environmentValue(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name]
  }

  /// Whether this run is under the thread sanitizer, according to a variable that `.ci` sets.
  package static var isThreadSanitized: Bool {
    environmentValue("LOCALEFORMAT_SANITIZER") == "thread"
  }
}
