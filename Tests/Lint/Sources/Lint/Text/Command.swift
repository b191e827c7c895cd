internal import Foundation

/// A command whose output is read while it runs.
struct Command {
  private let process = Process()
  private let output = Pipe()

  /// Takes the program, which is looked up in `PATH`, with its arguments, the folder that it runs in,
  /// the text of its standard input, and whether standard error is read too.
  init(
    _ words: [String],
    in folder: String? = nil,
    input: String? = nil,
    mergesErrors: Bool = false
  ) {
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    process.standardInput = input.map(Self.pipe) ?? FileHandle.nullDevice
    process.standardOutput = output
    if mergesErrors { process.standardError = output }
  }

  /// A pipe that another thread fills, because the command may write before it has read everything.
  private static func pipe(_ text: String) -> Any {
    let pipe = Pipe()
    let end = pipe.fileHandleForWriting
    Thread.detachNewThread {
      end.write(Data(text.utf8))
      try? end.close()
    }
    return pipe
  }

  /// Runs the command, and passes each line without its line feed.
  /// - Returns: The exit status, or 128 and the number of the signal that ended it.
  func run(_ body: (Line) throws -> Void) throws -> Int32 {
    try process.run()
    var rest: [UInt8] = []
    // Reads what there is: `read(upToCount:)` waits for the whole count.
    while case let data = output.fileHandleForReading.availableData, !data.isEmpty {
      var start = rest.endIndex
      rest += data
      var lineStart = rest.startIndex
      while let end = rest[start...].firstIndex(of: UInt8(ascii: "\n")) {
        try body(rest[lineStart..<end])
        lineStart = end + 1
        start = lineStart
      }
      rest.removeSubrange(..<lineStart)
    }
    if !rest.isEmpty { try body(rest[...]) }
    process.waitUntilExit()
    let status = process.terminationStatus
    return process.terminationReason == .uncaughtSignal ? 128 + status : status
  }

  /// The lines that a command wrote.
  ///
  /// Throws if it fails.
  static func lines(_ words: [String], input: String) throws -> [String] {
    var lines: [String] = []
    let status = try Command(words, input: input).run { lines.append($0.text) }
    guard status == 0 else {
      throw Failure.check("\(words.joined(separator: " ")) ended with status \(status)")
    }
    return lines
  }

  /// The path of the first of some programs that exists.
  static func path(of programs: [String]) throws -> String {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    for program in programs {
      for folder in folders {
        let path = "\(folder)/\(program)"
        if FileManager.default.isExecutableFile(atPath: path) { return path }
      }
    }
    throw Failure.check("there is no \(programs.joined(separator: ", and no "))")
  }
}
