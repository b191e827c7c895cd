internal import Foundation

/// The process that runs the tests of this folder.
struct TestProcess {
  private let statistics: String
  private static let ticksPerSecond = sysconf(Int32(_SC_CLK_TCK))

  static func find() -> TestProcess? {
    let builds = FileManager.default.currentDirectoryPath + "/.build/"
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    for process in processes where process.utf8.allSatisfy(\.isDigit) {
      let program = try? FileManager.default.destinationOfSymbolicLink(
        atPath: "/proc/\(process)/exe"
      )
      if let program, program.hasPrefix(builds), program.hasSuffix("PackageTests.xctest") {
        return TestProcess(statistics: "/proc/\(process)/stat")
      }
    }
    return nil
  }

  /// The processor time of the process and its children that have ended.
  var milliseconds: Int? {
    guard let text = try? String(contentsOfFile: statistics, encoding: .utf8),
      // The name of the process, in parentheses, may have spaces.
      let name = text.range(of: ") ", options: .backwards)
    else { return nil }
    // utime, stime, cutime and cstime of proc(5).
    let fields = text[name.upperBound...].split(separator: " ")
    guard fields.count > 14 else { return nil }
    return fields[11...14].compactMap { Int($0) }.reduce(0, +) * 1000 / Self.ticksPerSecond
  }
}
