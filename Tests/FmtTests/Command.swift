import Foundation

/// Runs the built command as a child process, as a user's shell does.
enum Command {
  struct Outcome: Equatable {
    let output: String
    let errors: String
    let status: Int32
  }

  /// Runs a line of `bash`, in which `$FMT` is the command.
  static func shell(_ line: String) throws -> Outcome {
    try run(
      ["-c", line],
      environment: ["FMT": folder.appendingPathComponent("fmt").path],
      executable: URL(fileURLWithPath: "/bin/bash")
    )
  }

  /// The folder of the built products: the one this test runs from.
  private static var folder: URL {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
  }

  /// The input is empty when none is given; the environment is added to one without any locale or
  /// zone.
  static func run(
    _ arguments: [String],
    input: String = "",
    environment: [String: String] = [:],
    executable: URL? = nil
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = executable ?? folder.appendingPathComponent("fmt")
    process.arguments = arguments
    var inherited = ProcessInfo.processInfo.environment
    for name in inherited.keys
    where name.hasPrefix("LC_") || ["LANG", "LANGUAGE", "TZ"].contains(name) {
      inherited[name] = nil
    }
    process.environment = inherited.merging(environment) { $1 }
    // Files, not pipes: nothing blocks, however long the text is.
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
