extension MachineFormat: ExpressibleByStringLiteral {
  /// Compiles a format that stands in the source, in the syntax of `strptime`.
  ///
  /// ```swift
  /// let log: MachineFormat = "%d/%b/%Y:%H:%M:%S %z"
  /// try log.parse("10/Oct/2000:13:55:36 -0700").instant.secondsSince1970  // 971211336
  /// ```
  ///
  /// `MachineFormat("%F")` is a literal too and needs no `try`. A text that is not known until the program
  /// runs is read by ``init(_:)``, which throws.
  ///
  /// - Parameter value: As of ``init(_:)``.
  /// - Precondition: It can be compiled; otherwise the process stops with the message of that error.
  public init(stringLiteral value: StaticString) {
    do throws(FormatError) {
      try self.init(value.description)
    } catch {
      fatalError(error.description)
    }
  }
}
