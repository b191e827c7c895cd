import Foundation

/// Runs the built command as a child process, like a shell.
enum Command {
  struct Outcome: Equatable {
    let output: String
    let errors: String
    let status: Int32
  }

  /// Whether `fmt-extract` of this build reads Swift: `.ci/test` builds one that does.
  static var readsSwift: Bool {
    #if Extraction
    true
    #else
    false
    #endif
  }

  /// Whether a line can be run by the programs of this build.
  static func canRun(_ line: String) -> Bool { readsSwift || !line.contains(".swift") }

  /// Runs a line of `bash`, in which `$FMT` is the command.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - folder: The current folder; nil for that of the tests.
  /// - Returns: What the line wrote, and its exit status.
  /// - Throws: An error when the shell cannot be run.
  static func shell(_ line: String, in folder: URL? = nil) throws -> Outcome {
    try run(
      ["-c", line],
      environment: ["FMT": products.appendingPathComponent("fmt").path],
      executable: URL(fileURLWithPath: "/bin/bash"),
      in: folder
    )
  }

  /// The folder of the commands: that in which `.ci/test` has `fmt` as it ships, or that of the built
  /// products, from which this test runs.
  private static let products: URL = {
    if let folder = ProcessInfo.processInfo.environment["LOCALEFORMAT_COMMANDS"] {
      return URL(fileURLWithPath: folder)
    }
    return URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
  }()

  /// Runs the command.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after the command's name.
  ///   - input: The text of standard input.
  ///   - environment: The variables that are added to an environment without any locale or zone.
  ///   - executable: Another program to run; nil for the command.
  ///   - folder: The current folder; nil for that of the tests.
  /// - Returns: What the program wrote, and its exit status.
  /// - Throws: An error when the program cannot be run.
  static func run(
    _ arguments: [String],
    input: String = "",
    environment: [String: String] = [:],
    executable: URL? = nil,
    in folder: URL? = nil
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = executable ?? products.appendingPathComponent("fmt")
    if let folder { process.currentDirectoryURL = folder }
    process.arguments = arguments
    var inherited = ProcessInfo.processInfo.environment
    for name in inherited.keys
    where name.hasPrefix("LC_") || ["LANG", "LANGUAGE", "TZ"].contains(name) {
      inherited[name] = nil
    }
    process.environment = inherited.merging(environment) { $1 }
    // Files do not block as pipes do, however long the text is.
    let files = try (0..<3).map { _ in
      let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try Data().write(to: file)
      return file
    }
    defer { for file in files { unsafe unlink(file.path) } }
    try Data(input.utf8).write(to: files[0])
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    return Outcome(
      output: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self),
      status: process.terminationStatus
    )
  }
}
