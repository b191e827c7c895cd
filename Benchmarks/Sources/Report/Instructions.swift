import Foundation
import Workloads

/// A number of instructions.
struct Instructions: Codable {
  /// The job.
  let job: String
  /// The program that does it.
  let row: String
  let count: Double

  static let process = "instructions of a process that writes one number"

  /// Returns the job of the first text of a kind in a locale.
  static func first(_ kind: String) -> String { "instructions of the first \(kind) in a locale" }
}

/// Counts the instructions of programs that have just started, by valgrind.
///
/// Unlike times, they hardly differ from run to run.
struct InstructionCounter {
  /// The programs, without the command.
  let starts: Starts
  /// The path of the command.
  let fmt: String

  /// Whether valgrind is installed.
  static var isInstalled: Bool {
    do {
      _ = try Program("/usr/bin/env", ["valgrind", "--version"]).run()
      return true
    } catch {
      return false
    }
  }

  /// Returns the instructions of processes and of first texts; nil without valgrind.
  func all() throws -> [Instructions]? {
    guard Self.isInstalled else { return nil }
    var counts = try starts.all.map { row, path in
      Instructions(
        job: Instructions.process,
        row: row,
        count: try instructions(path, ["number", "de_DE"])
      )
    }
    let command = ["number", "1", "--locale", "de_DE"]
    counts.append(
      Instructions(
        job: Instructions.process,
        row: Starts.command,
        count: try instructions(fmt, command)
      )
    )
    return try counts + ["number", "currency", "date"].flatMap(firstTexts)
  }

  /// Returns the mean over some locales, each of another language, in one process.
  ///
  /// It is the count of all of them minus the count of a process with only the first.
  private func firstTexts(_ kind: String) throws -> [Instructions] {
    let locales = starts.locales
    return try starts.all.map { row, path in
      let together = try instructions(path, [kind] + locales)
      let one = try instructions(path, [kind] + locales.prefix(1))
      let mean = (together - one) / Double(max(locales.count - 1, 1))
      return Instructions(job: Instructions.first(kind), row: row, count: mean)
    }
  }

  /// Runs a copy of a program without debug information, which valgrind may not understand.
  private func instructions(_ path: String, _ arguments: [String]) throws -> Double {
    let (copy, log) = ("\(starts.scratch)/counted", "\(starts.scratch)/counted.log")
    _ = try Program("/usr/bin/env", ["strip", "--strip-debug", "-o", copy, path]).run()
    let options = ["--tool=callgrind", "--callgrind-out-file=/dev/null", "--log-file=\(log)"]
    _ = try Program("/usr/bin/env", ["valgrind"] + options + [copy] + arguments).run()
    let lines = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n")
    guard let line = lines.first(where: { $0.contains("Collected : ") }),
      let count = line.split(separator: " ").last.flatMap({ Double($0) })
    else { throw Program.Failure(description: "\(path): valgrind counted nothing") }
    return count
  }
}
