internal import Faults

extension MachineFormat: ExpressibleByStringLiteral {
  /// Compiles a format that is a literal in the source code, in the syntax of `strptime`.
  ///
  /// ```swift
  /// let log: MachineFormat = "%d/%b/%Y:%H:%M:%S %z"
  /// try log.parse("10/Oct/2000:13:55:36 -0700").instant.secondsSince1970  // 971211336
  /// ```
  ///
  /// `MachineFormat("%F")` is a literal too and needs no `try`. For a text that is only known at
  /// run time use ``init(_:)``, which throws.
  ///
  /// - Parameter value: A format as in ``init(_:)``.
  /// - Precondition: It can be compiled; otherwise the process stops with the message of that
  ///   error.
  public init(stringLiteral value: StaticString) {
    do throws(FormatError) {
      try self.init(value.description)
    } catch {
      fatalError(error.description)
    }
  }
}
