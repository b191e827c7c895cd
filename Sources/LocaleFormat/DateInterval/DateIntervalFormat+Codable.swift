extension DateIntervalFormat: Codable {
  /// Writes the recipe of the dates, as ``DateFormat`` does.
  ///
  /// - Parameter encoder: Where to.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws { try date.encode(to: encoder) }

  /// Reads what was encoded, and trusts none of it.
  ///
  /// - Parameter decoder: Where from.
  /// - Throws: What ``DateFormat`` throws.
  public init(from decoder: any Decoder) throws { self.init(try DateFormat(from: decoder)) }
}
