/// Reads a listing of `objdump -dr --no-show-raw-insn` and finds the faults in it.
///
/// Each look-up without a lock that publishes a hazard pointer clears it by the function in C. Right
/// before and right after that no reference count is changed, so no reference to data of the entry
/// leaves the look-up.
package struct ListingReader {
  package private(set) var faults: Set<String> = []
  /// The number of functions that clear a hazard pointer.
  package private(set) var functions = 0
  package private(set) var clearings = 0
  private var publishers = 0
  private var isSanitized = false
  private var function: FunctionCode?

  package init() {}

  package init(_ lines: some Sequence<String>) {
    for line in lines { read(Line(line)) }
    finish()
  }

  /// The number of functions that publish a hazard pointer.
  ///
  /// Under the sanitizer the call for the number of a thread is within the file, and has no name.
  package var publishing: Int { isSanitized ? functions : publishers }

  package mutating func read(_ line: Line) {
    guard let first = line.first else { return }
    if first.isHexDigit, line.ends(with: ">:"), let start = line.range(of: " <") {
      finish()
      function = FunctionCode(name: line[start.upperBound...].dropLast(2).text)
    } else if first == .space || first == .tab || first.isHexDigit {
      readInstruction(line)
    }
  }

  private mutating func readInstruction(_ line: Line) {
    if line.contains(" R_") || line.contains("\tR_") {
      readRelocation(line)
      return
    }
    let text = line.withoutIndentation
    let digits = text.prefix(while: \.isHexDigit)
    guard !digits.isEmpty, text.dropFirst(digits.count).first == UInt8(ascii: ":") else { return }
    let name = function?.name ?? ""
    function = function ?? FunctionCode(name: name)
    function?.instructions.append(Instruction(text, in: name))
  }

  /// Takes the target of a call in an object file.
  private mutating func readRelocation(_ line: Line) {
    guard let last = function?.instructions.indices.last,
      let kind = function?.instructions[last].kind, kind == .call || kind == .jump,
      let name = line.fields.last
    else { return }
    let addend = name.lastIndex { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
    let isNumber = addend.map {
      name[($0 + 1)...].starts(with: "0x") && name[($0 + 3)...].allSatisfy(\.isHexDigit)
    }
    function?.instructions[last].target = (isNumber == true ? name[..<(addend ?? 0)] : name).text
  }

  package mutating func finish() {
    guard var code = function, !code.instructions.isEmpty else { return }
    function = nil
    code.check()
    faults.formUnion(code.faults)
    if code.publishes { publishers += 1 }
    if code.clearings > 0 { functions += 1 }
    clearings += code.clearings
    if code.isSanitized { isSanitized = true }
  }
}
