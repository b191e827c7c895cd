import Foundation
import LocaleFormat
import Workloads

/// The cost of something that is done for the first time.
struct Start: Codable {
  /// The job.
  let job: String
  /// The program that does it.
  let row: String
  /// The median.
  let microseconds: Double
}

/// Measures processes that have just started.
///
/// Each program prints a line for each locale: its name, the nanoseconds, and the text.
struct Starts {
  /// The folder of the programs.
  let programs: String
  /// The folder for temporary outputs.
  let scratch: String
  let isQuick: Bool

  static let ours = "LocaleFormat"
  static let command = "fmt number 1 --locale de_DE"

  /// The programs; the first is the reference for texts.
  var all: [(row: String, path: String)] {
    [
      (Row.Reference.plain, "\(programs)/StartPlain"), (Self.ours, "\(programs)/StartEngine"),
      ("Foundation", "\(programs)/StartFoundation"),
    ]
  }

  /// Measures the whole life of a process that writes one number.
  ///
  /// The programs run in turn, so that noise affects all of them.
  func processes(fmt: String) throws -> [Start] {
    let job = "life of a process that writes one number"
    let rows: [(row: String, program: Program)] =
      [("a process that does nothing", Program("/bin/true"))]
      + all.map { ($0.row, Program($0.path, ["number", "de_DE"])) }
      + [(Self.command, Program(fmt, ["number", "1", "--locale", "de_DE"]))]
    var samples = rows.map { _ in [Double]() }
    for _ in 0..<(isQuick ? 5 : 20) {
      for (index, row) in rows.enumerated() { samples[index].append(try row.program.run().wall) }
    }
    return zip(rows, samples).map { row, samples in
      Start(job: job, row: row.row, microseconds: Self.median(samples) * 1e6)
    }
  }

  /// Measures the first text in each of some locales, each of another language, with one process
  /// for each kind.
  func firstUses() throws -> [Start] {
    let locales = locales
    return try ["number", "currency", "date"].flatMap { kind in
      var expected: [String] = []
      return try all.map { row, path in
        let output = try Program(path, [kind] + locales).output(by: "\(scratch)/first")
        let lines = output.split(separator: "\n").map { $0.split(separator: "\t") }
        let texts = lines.map { $0.count == 3 ? String($0[2]) : "" }
        guard texts.count == locales.count, !texts.contains("") else {
          throw Program.Failure(description: "\(path) \(kind): \(texts.count) texts")
        }
        if expected.isEmpty { expected = texts }
        if row == Self.ours, let place = texts.indices.first(where: { texts[$0] != expected[$0] }) {
          let (found, right) = (texts[place], expected[place])
          throw Program.Failure(description: "\(kind) \(locales[place]): \(found), not \(right)")
        }
        let times = lines.compactMap { Double($0[1]) }
        return Start(
          job: "first \(kind) in a locale, of \(locales.count)",
          row: row,
          microseconds: Self.median(times) / 1e3
        )
      }
    }
  }

  /// One locale of each language, so that its data has not been read for another one.
  var locales: [String] {
    let count = isQuick ? 20 : 100
    var languages: Set<String> = []
    let first = LocaleID.available.filter { languages.insert($0.language).inserted }
    let step = max(first.count / count, 1)
    return first.enumerated().filter { $0.offset % step == 0 }.prefix(count)
      .map { $0.element.tag.replacing("-", with: "_") }
  }

  private static func median(_ samples: [Double]) -> Double {
    samples.isEmpty ? 0 : samples.sorted()[samples.count / 2]
  }
}
