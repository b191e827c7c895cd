/// The name by which the command was called.
///
/// Coreutils has another `fmt`, so packages of distributions install this one as `swift-fmt`.
package enum ProgramName {
  private static let usual = "fmt"
  private static let inPackages = "swift-fmt"

  /// `swift-fmt` if the command was called by this name; `fmt` by any other name.
  package static let current =
    CommandLine.arguments.first?.split(separator: "/").last == inPackages[...] ? inPackages : usual

  /// A text of the help with this name in each call of the command, and at the start of each error.
  ///
  /// - Parameters:
  ///   - text: A text in which the command is called `fmt`.
  ///   - name: The name to write.
  /// - Returns: The text; other words and outputs, such as the mark `fmt:stale`, stay.
  package static func writing(_ text: String, as name: String = current) -> String {
    guard name != usual else { return text }
    return text.replacing(/(^|[ '$\n])fmt( [a-z-]|: [a-z])/) { "\($0.1)\(name)\($0.2)" }
  }
}
