// Data that was compiled ahead, as bytes of a file and as changes of a right one.

@testable import CompiledData

/// Reads the input as a file; then a right file with the changes that the input names, with and
/// without comparing checksums.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzDataFile(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let input = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  read(input, checking: true)
  read(input, checking: false)
  let changed = Sample.changed(by: input)
  read(changed, checking: true, isAlmostRight: input.count < mostOfFewChanges)
  read(changed, checking: false)
  return 0
}

/// More changes could give both the content and its checksums.
private let mostOfFewChanges = 10

/// A right file with values of all kinds, and all texts in it.
private enum Sample {
  static let sections: [DataFile.Section: DataValue] = [
    .about: .map(["cldr": .text("42.0"), "icu": .text("72.1")]),
    .numbers: .map([
      "de": record("EUR", 2), "de_AT": record("EUR", 3), "fr": record("CHF", 2),
      "x": .number(70_000),
    ]),
    .units: .map([
      "coded": .texts((0..<3_000).map { "the \($0) " + words.joined(separator: "\($0 % 7)") })
    ]),
  ]

  // Of enough texts that these are written in codes.
  private static let words = [
    "per", "kilowatt", "and hour", "of a unit", "that has", "a long name",
  ]

  private static func record(_ currency: String, _ count: Int) -> DataValue {
    .map([
      "a": .text(currency), "b": .number(count), "c": .texts(["one", "two", ""]),
      "d": .list([.number(31), .text(String(repeating: "ü", count: 40))]), "e": .text("same"),
    ])
  }

  static let bytes = DataFile.bytes(of: sections)

  /// The file with a byte changed for every four of the input: three of its place, and its value; and
  /// without the bytes at the end that the first byte counts.
  static func changed(by input: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for place in stride(from: 1, to: input.count - 3, by: 4) {
      let number = Int(input[place]) << 16 | Int(input[place + 1]) << 8 | Int(input[place + 2])
      bytes[number % bytes.count] = input[place + 3]
    }
    if let first = input.first { bytes.removeLast(Int(first)) }
    return bytes
  }
}

/// Reads all values of a file, whose memory ends where it does.
///
/// What the checksums of an almost right file let through must be what was written.
private func read(_ bytes: [UInt8], checking isChecked: Bool, isAlmostRight: Bool = false) {
  let memory = UnsafeMutableRawPointer.allocate(byteCount: max(1, bytes.count), alignment: 16)
  defer { unsafe memory.deallocate() }
  unsafe memory.copyMemory(from: bytes, byteCount: bytes.count)
  do throws(DataFile.Fault) {
    let file = try unsafe DataFile(
      UnsafeRawPointer(memory),
      byteCount: bytes.count,
      checking: isChecked
    )
    for section in DataFile.Section.allCases where file.has(section) {
      do throws(DataFile.Fault) {
        let root = try file.root(of: section)
        var rest = 2_000
        walk(root, &rest)
        guard isAlmostRight, section != .units else { continue }
        precondition(root.value == Sample.sections[section], "a wrong value of \(section)")
      } catch {
        precondition(!error.description.isEmpty && error.offset <= bytes.count)
      }
    }
  } catch {
    precondition(!error.description.isEmpty && error.offset <= bytes.count)
  }
}

/// Reads a value and what it contains: a damaged one can contain itself.
private func walk(_ node: DataNode, _ rest: inout Int) {
  rest -= 1
  guard rest > 0 else { return }
  _ = (node.text, node.number, node["de"]?.text, node["e"]?.number, node[0]?.text, node[7]?.number)
  if node.isMap {
    for (_, value) in node.all.prefix(20) { walk(value, &rest) }
  } else if node.isList {
    for index in 0..<min(node.count, 20) { if let value = node[index] { walk(value, &rest) } }
  }
}
