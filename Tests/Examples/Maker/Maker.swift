import Foundation

/// Makes tests of the examples in documentation: `examplemaker OUTPUT MODULE… -- FILE…`.
///
/// All examples of a page become one test, and so do those of one comment. So a later example can
/// use the declarations of an earlier one.
@main enum Maker {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let end = arguments.firstIndex(of: "--"), let output = arguments.first else {
      throw Fault("usage: examplemaker OUTPUT MODULE… -- FILE…")
    }
    let modules = arguments[arguments.startIndex + 1..<end]
    let files = arguments[(end + 1)...].map { URL(fileURLWithPath: $0) }
    var tests: [String] = []
    var imports = Set(modules)
    for file in files.sorted(by: { $0.path < $1.path }) {
      for fences in try Fence.groups(in: file) {
        let program = Program(fences)
        imports.formUnion(program.imports)
        tests.append(test(program, of: file, from: fences[0].firstLine))
      }
    }
    let text =
      (imports.sorted() + ["Testing"]).map { "import \($0)\n" }.joined() + "\n"
      + "@Suite struct \(name(URL(fileURLWithPath: output)))Examples {\n"
      + tests.joined(separator: "\n") + "}\n"
    try text.write(toFile: output, atomically: true, encoding: .utf8)
  }

  private static func test(_ program: Program, of file: URL, from line: Int) -> String {
    var body =
      [
        "let claims = Claims(file: \"\(file.path)\", lines: \(program.claimed))",
        "defer { claims.checkAll() }",
      ] + program.lines
    if program.changesTheProcess {
      body = ["await #expect(processExitsWith: .success) {"] + body + ["}"]
    }
    return """
        @Test("\(file.lastPathComponent):\(line)") func \(name(file))\(line)() async throws {
      \(body.map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n"))
        }

      """
  }

  /// The name of a file as the name of a function: `NumberFormat_Styles`.
  private static func name(_ file: URL) -> String {
    String(
      file.deletingPathExtension().lastPathComponent.map { $0.isLetter || $0.isNumber ? $0 : "_" }
    )
  }
}

struct Fault: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
