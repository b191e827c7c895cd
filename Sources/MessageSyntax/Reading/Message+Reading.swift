public import Faults

extension Message {
  /// Reads a message.
  ///
  /// ```swift
  /// try Message("Hello {$name}!").variables  // ["name"]
  /// do {
  ///   _ = try Message("Hello {$name")
  /// } catch {
  ///   error.description  // "offset 12: '}' was expected, not the end"
  /// }
  /// ```
  /// - Parameter source: The message in the syntax of MessageFormat 2.
  /// - Throws: `FormatError.Code.syntaxError` for a message that is not well-formed, and the code of
  ///   the first fault of one that is not valid, such as `FormatError.Code.duplicateDeclaration`; both
  ///   with the place.
  public init(_ source: String) throws(FormatError) {
    let (message, faults) = try Message.read(source)
    if let fault = faults.first { throw fault }
    self = message
  }

  /// Reads a message that may be invalid.
  ///
  /// - Parameter source: The message in the syntax of MessageFormat 2.
  /// - Returns: The message, and all of its faults, in order.
  /// - Throws: `FormatError.Code.syntaxError` for a message that is not well-formed.
  public static func read(
    _ source: String
  ) throws(FormatError) -> (message: Message, faults: [FormatError]) {
    var reader = MessageReader(source)
    let message = try reader.message()
    return (message, reader.checks.faults)
  }
}
