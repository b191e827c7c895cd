/// The rooms of a target, and which of them uses which.
package struct Plan {
  /// A name and a file for each room that a room uses.
  private(set) var uses: [String: [String: String]] = [:]
  /// Conformances to the standard library's protocols outside the room of their type.
  private(set) var strays: [String] = []

  package init(_ files: [TextFile]) {
    let files = files.filter { !$0.lines.isEmpty }.map(CodeFile.init)
    let declarations = Declarations(files)
    for file in files {
      uses[file.room, default: [:]].merge(Self.uses(of: file, declarations)) { first, _ in first }
      strays += file.lines.compactMap { Self.stray($0, in: file, declarations) }
    }
  }

  private static func uses(
    of file: CodeFile,
    _ declarations: Declarations
  ) -> [String: String] {
    var uses: [String: String] = [:]
    func use(_ name: String) {
      guard let room = declarations.room(name), room != file.room, uses[room] == nil else { return }
      uses[room] = name + " in " + file.path
    }
    for line in file.lines {
      for word in line.text.split(whereSeparator: { !$0.isOfName && $0 != .dot }) {
        let names = word.split(separator: .dot, omittingEmptySubsequences: false)
        for (index, name) in names.enumerated() where !name.isEmpty {
          if index > 0 { use("." + name.text) }
          if index == 0 || name.first?.isUppercase == true { use(name.text) }
        }
      }
    }
    return uses
  }

  /// The complaint about an extension that conforms a type of another room.
  private static func stray(
    _ line: CodeFile.CodeLine,
    in file: CodeFile,
    _ declarations: Declarations
  ) -> String? {
    guard !line.isExcused, line.text.starts(with: "extension "),
      let colon = line.text.range(of: ": ")?.lowerBound
    else { return nil }
    let path = line.text[..<colon].dropFirst(10)
    guard path.allSatisfy({ $0.isLetter || $0 == .dot }) else { return nil }
    let type = path.prefix { $0 != .dot }.text
    guard let room = declarations.room(type), room != file.room,
      let name = conformances(line.text[colon...]).first(where: isOfStandardLibrary)
    else { return nil }
    return "\(type) of \(room) conforms to \(name) in \(file.path)"
  }

  private static func conformances(_ list: Line) -> [String] {
    list.split { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ",") }
      .map { $0.withoutIndentation.prefix(while: \.isLetter).text }
  }

  private static func isOfStandardLibrary(_ name: String) -> Bool {
    standard.contains(name) || name.hasSuffix("StringConvertible")
      || name.hasPrefix("ExpressibleBy")
  }

  private static let standard: Set = [
    "Codable", "Encodable", "Decodable", "Equatable", "Hashable", "Comparable", "Identifiable",
    "Error", "Sequence", "Collection", "RawRepresentable", "CaseIterable", "AdditiveArithmetic",
    "OptionSet", "TextOutputStreamable",
  ]
}
