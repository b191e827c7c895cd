internal import FoundationEssentials
internal import Glibc
internal import Synchronization
internal import TestSupport

/// Stores the results of the comparisons, in memory and in a file.
final class SweepState: Sendable {
  /// A completed part.
  private struct Entry: Codable {
    let name: String
    let compared: Int
    let refused: Int
    let differences: Int
    let found: [String]
    let seconds: Double
  }

  private let entries: Mutex<[String: Entry]>
  /// The file that each part is appended to, or -1 without a file.
  private let descriptor: Int32

  struct Fault: Error, CustomStringConvertible {
    let description: String
  }

  /// Reads the results of an earlier run.
  ///
  /// - Parameters:
  ///   - file: The state file, or nil to keep nothing.
  ///   - header: Everything that the parts depend on. A file with another header belongs to another
  ///     sweep.
  /// - Throws: ``Fault`` for a file of another sweep, and errors of reading and writing.
  init(file: String?, header: String) throws {
    var known: [String: Entry] = [:]
    var descriptor: Int32 = -1
    if let file {
      let old = FileManager.default.fileExists(atPath: file)
      if old {
        let lines = try String(contentsOf: URL(filePath: file), encoding: .utf8).split(
          separator: "\n"
        )
        guard let first = lines.first, first == header else {
          throw Fault(
            description: "\(file) is of another sweep: '\(lines.first ?? "")', not '\(header)'"
          )
        }
        for line in lines.dropFirst() {
          // The last line of a run that was stopped may be cut off.
          guard let entry = try? JSONDecoder().decode(Entry.self, from: Data(line.utf8)) else {
            continue
          }
          known[entry.name] = entry
        }
      }
      descriptor = unsafe open(file, O_WRONLY | O_APPEND | O_CREAT, 0o644)
      guard descriptor >= 0 else { throw Fault(description: "\(file) cannot be written") }
      Self.append(old ? "\n" : header + "\n", to: descriptor)
    }
    self.descriptor = descriptor
    entries = Mutex(known)
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  private static func append(_ text: String, to descriptor: Int32) {
    _ = unsafe text.withCString { unsafe write(descriptor, $0, strlen($0)) }
  }

  func contains(_ name: String) -> Bool { entries.withLock { $0[name] != nil } }

  func add(_ name: String, _ differences: Differences, _ seconds: Double) {
    let entry = Entry(
      name: name,
      compared: differences.compared,
      refused: differences.refused,
      differences: differences.count,
      found: differences.found,
      seconds: seconds
    )
    entries.withLock { entries in
      entries[name] = entry
      guard descriptor >= 0, let line = try? JSONEncoder().encode(entry) else { return }
      Self.append(String(decoding: line, as: UTF8.self) + "\n", to: descriptor)
    }
  }

  var isClean: Bool { entries.withLock { $0.values.allSatisfy { $0.differences == 0 } } }

  var summary: String {
    entries.withLock { entries in
      let compared = entries.values.reduce(0) { $0 + $1.compared }
      let differences = entries.values.reduce(0) { $0 + $1.differences }
      return "\(compared) compared, \(differences) differ"
    }
  }

  /// Returns a line for each comparison and one for all, and the first differences of each.
  func table() -> String {
    let byComparison = entries.withLock { entries in
      Dictionary(grouping: entries.values) { String($0.name.prefix { $0 != "#" }) }
    }
    func row(_ name: String, _ entries: [Entry]) -> String {
      let numbers = [
        entries.count, entries.reduce(0) { $0 + $1.compared },
        entries.reduce(0) { $0 + $1.refused }, entries.reduce(0) { $0 + $1.differences },
        Int(entries.reduce(0) { $0 + $1.seconds }.rounded()),
      ]
      return "| \(name) | \(numbers.map(String.init).joined(separator: " | ")) |\n"
    }
    var text = "| comparison | parts | compared | refused | differ | processor seconds |\n"
    text += "|---|---:|---:|---:|---:|---:|\n"
    for (name, entries) in byComparison.sorted(by: { $0.key < $1.key }) {
      text += row(name, entries)
    }
    text += row("all", byComparison.values.flatMap(\.self))
    for (name, entries) in byComparison.sorted(by: { $0.key < $1.key }) {
      for difference in entries.flatMap(\.found).prefix(20) { text += "\(name): \(difference)\n" }
    }
    return text
  }
}
