/// A value that is written by Foundation and by this package: a fence of code in Swift, which the tests
/// of the examples run.
///
/// The first line declares the value, or tells a variable of the environment. The last claim is this package's result, and its code takes the
/// place of the use; a claim before it is Foundation's result.
struct MigrationSample: Sendable {
  /// The value, such as `number = 1234.5` or `LANG=de_CH.UTF-8 in the environment`.
  let value: String
  /// Foundation's result in Swift; nil if Foundation on Linux does not have the thing.
  let foundation: String?
  /// This package's result in Swift.
  let here: String
  /// The code that takes the place of the use.
  let code: String

  /// The pattern in the sample of fixed formats, which that of a use takes the place of.
  static let fixedPattern = "yyyy-MM-dd"

  init(_ fence: String) {
    let lines = fence.split(separator: "\n").filter { !$0.hasPrefix("```") }
    let first = lines.first ?? ""
    value = ["let ", "// With "].reduce(String(first)) {
      $0.hasPrefix($1) ? String($0.dropFirst($1.count)) : $0
    }
    let claims = lines.compactMap(Self.claim)
    code = claims.last?.code ?? ""
    here = claims.last?.result ?? ""
    foundation = claims.dropLast().last?.result
  }

  /// The code of a line, and the result in the comment after it; nil for a line without one.
  private static func claim(_ line: Substring) -> (code: String, result: String)? {
    let mark = "  // "
    guard let start = line.indices.first(where: { line[$0...].hasPrefix(mark) }) else { return nil }
    return (String(line[..<start]), String(line[start...].dropFirst(mark.count)))
  }
}
