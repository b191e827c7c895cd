import Foundation

extension CommandLine {
  package static func environmentValue(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name]
  }

  /// Whether `.ci` said that this is a run under the thread sanitizer.
  package static var isThreadSanitized: Bool {
    environmentValue("LOCALEFORMAT_SANITIZER") == "thread"
  }
}
