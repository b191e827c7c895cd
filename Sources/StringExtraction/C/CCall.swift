/// A call of a look-up, or parentheses inside one, as far as it is read.
struct CCall {
  /// The reason why a call cannot be extracted.
  enum Fault: Error {
    /// The argument of a role is not a literal.
    case expression(LookupFunction.Role)
    /// A byte of a literal, as an escape such as `\xfc` gives it, is not UTF-8.
    case notUTF8(UInt8, offset: Int)
  }

  private enum Argument {
    case empty
    case null
    case literal([UInt8], offset: Int)
    case expression
  }

  /// The function; nil for parentheses.
  let function: LookupFunction?
  let offset: Int
  private var arguments: [Argument] = [.empty]

  init(_ function: LookupFunction, at offset: Int) {
    self.function = function
    self.offset = offset
  }

  /// Begins parentheses.
  init(group offset: Int) {
    function = nil
    self.offset = offset
  }

  /// Whether nothing of the argument is read.
  var isArgumentEmpty: Bool {
    if case .empty? = arguments.last { true } else { false }
  }

  private var last: Argument {
    get { arguments[arguments.count - 1] }
    set { arguments[arguments.count - 1] = newValue }
  }

  // MARK: Reading

  mutating func nextArgument() {
    // Further arguments have no meaning.
    if arguments.count < 64 { arguments.append(.empty) } else { last = .expression }
  }

  mutating func addExpression() { last = .expression }

  mutating func addNull() { last = isArgumentEmpty ? .null : .expression }

  /// Adds a literal; several in a row are one.
  mutating func add(_ text: [UInt8], at offset: Int) {
    switch last {
    case .empty: last = .literal(text, offset: offset)
    case .literal(var before, let offset):
      // Without a copy of what is there, so that many pieces take linear time.
      last = .empty
      before += text
      last = .literal(before, offset: offset)
    case .null, .expression: last = .expression
    }
  }

  /// Adds what is in parentheses, or in those of `CFSTR`.
  mutating func add(_ group: CCall) {
    guard isArgumentEmpty, group.arguments.count == 1 else { return addExpression() }
    last = group.last
    if isArgumentEmpty { addExpression() }
  }

  // MARK: Results

  /// The text that the call looks up; nil if the call has no key at all.
  func text() throws(Fault) -> FoundTexts.Text? {
    guard let function else { return nil }
    var text: FoundTexts.Text?
    var (value, table, comment): (String?, String?, String?) = (nil, nil, nil)
    for (parameter, argument) in zip(function.parameters, arguments) {
      let role = parameter.role
      guard case .literal(let bytes, let offset) = argument else {
        if case .expression = argument, role != .ignored, role != .comment {
          throw .expression(role)
        }
        continue
      }
      let string = try Self.string(bytes, role, at: offset)
      switch role {
      case .key:
        text = FoundTexts.Text(
          offset: offset,
          key: string,
          takesComment: function.takesComment
        )
      case .value: value = string
      case .table: table = string
      case .comment: comment = string
      case .ignored: break
      }
    }
    // An empty value is none, for Foundation too.
    text?.value = value.flatMap { $0.isEmpty ? nil : $0 }
    text?.table = table.flatMap { $0.isEmpty ? nil : $0 }
    text?.comment = comment
    return text
  }

  /// The text of a literal; in a comment other bytes may be replaced, as nothing is looked up by it.
  private static func string(
    _ bytes: [UInt8],
    _ role: LookupFunction.Role,
    at offset: Int
  ) throws(Fault) -> String {
    guard role != .comment, role != .ignored else { return String(decoding: bytes, as: UTF8.self) }
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: bytes.span)
    } catch {
      throw .notUTF8(bytes[error.byteOffsets.lowerBound], offset: offset)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
