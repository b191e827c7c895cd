import Foundation
import Workloads

/// The throughput of the command on lines from a file.
struct Stream: Codable {
  /// The command with its arguments.
  let command: String
  let lines: Int
  let millionLinesPerSecond: Double
  /// The processor time for all lines, in seconds.
  let userSeconds: Double
  let systemSeconds: Double
}

/// Measures the command on long inputs.
struct Streams {
  /// The path of the command.
  let fmt: String
  /// The folder for temporary inputs.
  let scratch: String
  let lines: Int

  func measure() throws -> [Stream] {
    try [
      measure(["number", "--locale", "de_DE"], "1.234") { "\($0 + 1)" },
      measure(["number", "--fraction", "2", "--locale", "de_DE"], "1.234,00", Self.price),
      measure(
        ["currency", "--currency", "EUR", "--locale", "de_DE"],
        "1.234,00\u{A0}€",
        Self.price
      ),
      measure(
        ["date", "--input", "unix", "--zone", "Europe/Berlin", "--locale", "en_US"],
        "Jan 1, 1970, 1:20:34\u{202F}AM"
      ) { "\($0 &* 157)" },
    ]
  }

  /// Returns a price with two decimals, such as `1234.00`.
  private static func price(_ index: Int) -> String {
    let cents = index % 100
    return "\(index &* 7919 % 10_000_000).\(cents < 10 ? "0" : "")\(cents)"
  }

  private func measure(
    _ arguments: [String],
    _ expected: String,
    _ line: (Int) -> String
  ) throws -> Stream {
    let (input, output) = ("\(scratch)/lines", "\(scratch)/written")
    try write(["1234"], to: input)
    let command = Program(fmt, arguments)
    _ = try command.run(from: input, to: output)
    let found = try String(contentsOfFile: output, encoding: .utf8)
    guard found == "\(expected)\n" else {
      throw Program.Failure(description: "fmt \(arguments.joined(separator: " ")) wrote \(found)")
    }
    try write((0..<lines).lazy.map(line), to: input)
    let times = try command.run(from: input)
    try FileManager.default.removeItem(atPath: input)
    try FileManager.default.removeItem(atPath: output)
    return Stream(
      command: "fmt \(arguments.joined(separator: " "))",
      lines: lines,
      millionLinesPerSecond: Double(lines) / times.wall / 1e6,
      userSeconds: times.user,
      systemSeconds: times.system
    )
  }

  private func write(_ lines: some Sequence<String>, to path: String) throws {
    try Data().write(to: URL(filePath: path))
    let file = try FileHandle(forWritingTo: URL(filePath: path))
    var bytes: [UInt8] = []
    for line in lines {
      bytes.append(contentsOf: line.utf8)
      bytes.append(UInt8(ascii: "\n"))
      guard bytes.count > 1 << 16 else { continue }
      try file.write(contentsOf: bytes)
      bytes.removeAll(keepingCapacity: true)
    }
    try file.write(contentsOf: bytes)
    try file.close()
  }
}
