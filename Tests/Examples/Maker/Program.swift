/// The code of examples, in which each claim is a check.
struct Program {
  private(set) var lines: [String] = []
  private(set) var imports: Set<String> = []
  /// The lines of the file with claims, all of which must be reached.
  private(set) var claimed: [Int] = []

  /// Whether an example changes state of the whole process, so that it needs a separate process.
  var changesTheProcess: Bool {
    lines.contains { line in
      ["setenv(", "AppLocale.update(", "LocaleNotifications("].contains { line.contains($0) }
    }
  }

  /// Puts each example in the scope of the one before, so that it may declare the same names again.
  init(_ fences: [Fence]) {
    for fence in fences {
      lines.append("do {")
      add(fence)
    }
    lines += fences.map { _ in "}" }
  }

  private mutating func add(_ fence: Fence) {
    defer {
      if let printed = fence.printed {
        let number = fence.firstLine + fence.lines.count
        claimed.append(number)
        lines.append("try claims.check(\(number), claims.printed, \(printed.debugDescription))")
      }
    }
    for (index, line) in fence.lines.enumerated() {
      let number = fence.firstLine + index
      if line.hasPrefix("import ") {
        imports.insert(String(line.dropFirst("import ".count)))
        continue
      }
      if let (name, value) = Self.variable(line) {
        imports.insert("Glibc")
        lines.append("setenv(\"\(name)\", \"\(value)\", 1)")
        continue
      }
      // A long value is in the line after its expression.
      var line = line
      if Claim.isValue(line), let expression = lines.popLast() {
        line = expression + "  " + line.drop { $0 == " " }
      }
      guard let claim = Claim(line: line) else {
        lines.append(line.replacing("print(", with: "claims.print("))
        continue
      }
      claimed.append(number)
      check(claim, of: number)
    }
  }

  /// The variable in `// With NAME=VALUE in the environment`.
  private static func variable(_ line: String) -> (name: Substring, value: Substring)? {
    let start = "// With "
    let end = " in the environment"
    guard line.hasPrefix(start), line.hasSuffix(end) else { return nil }
    let parts = line.dropFirst(start.count).dropLast(end.count).split(separator: "=", maxSplits: 1)
    return parts.count == 2 ? (parts[0], parts[1]) : nil
  }

  private mutating func check(_ claim: Claim, of number: Int) {
    var code = claim.code
    // The expression may have begun in a line before.
    while code.brackets.least < 0 || code.continues, let previous = lines.popLast() {
      code = previous + "\n" + code
      if code.brackets.balance < 0 { continue }
      if !previous.continues, code.brackets.least >= 0 { break }
    }
    let bare = code.drop { $0 == " " || $0 == "\n" }
    if let name = declared(bare) {
      lines.append(code)
      code = name
    }
    let awaiting = code.contains("await ") ? "await " : ""
    switch claim.result {
    case .value(let value):
      lines.append("try claims.check(\(number), \(trimmed(code)), \(value))")
    case .failure:
      let check = awaiting.isEmpty ? "checkFailure" : "checkLaterFailure"
      lines.append("\(awaiting)claims.\(check)(\(number)) { \(trying(code)) }")
    case .anything:
      lines.append("try claims.pass(\(number), \(trimmed(code)))")
    }
  }

  /// The name in `let name = …`.
  private func declared(_ code: Substring) -> String? {
    guard code.hasPrefix("let ") || code.hasPrefix("var ") else { return nil }
    return String(code.dropFirst(4).prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }

  private func trying(_ code: String) -> String {
    let code = trimmed(code)
    return code.hasPrefix("try ") ? "\(code)" : "try \(code)"
  }

  private func trimmed(_ code: String) -> Substring {
    var code = code.drop { $0 == " " || $0 == "\n" }
    while code.last == " " { code.removeLast() }
    return code
  }
}
