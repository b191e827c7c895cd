extension FormatError {
  /// The kind of an error.
  ///
  /// The codes are not a closed list: a later version may add some.
  public struct Code: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// A stable name in lower case, such as `unknown-time-zone`.
    public let rawValue: String
    /// The name.
    public var description: String { rawValue }

    /// Makes a code from a name.
    ///
    /// - Parameter rawValue: A name in lower case, such as `unknown-time-zone`.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
