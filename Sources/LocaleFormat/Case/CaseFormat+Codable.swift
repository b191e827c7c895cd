extension CaseFormat: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case operation
    case piece
    case keepsOtherLetters
    case skipsPunctuation
    case excludesSpecialI
  }

  /// Writes the recipe with names that never change, and leaves out options with their default
  /// value.
  ///
  /// In JSON `CaseFormat.title(.sentence)` is `{"operation":"title","piece":"sentence"}`.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: The errors of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(operation, forKey: .operation)
    if piece != .word { try container.encode(piece, forKey: .piece) }
    if keepsOtherLetters { try container.encode(true, forKey: .keepsOtherLetters) }
    if !skipsPunctuation { try container.encode(false, forKey: .skipsPunctuation) }
    if excludesSpecialI { try container.encode(true, forKey: .excludesSpecialI) }
  }

  /// Reads an encoded recipe and validates all of it.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` if the operation is missing, for a key that is not an option of the
  ///   operation, for an unknown value of an option, and for a value of another type.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(onlyKeyedBy: CodingKeys.self)
    let operation = try container.decode(Operation.self, forKey: .operation)
    let own: Set<CodingKeys> =
      switch operation {
      case .upper, .lower: [.operation]
      case .title: [.operation, .piece, .keepsOtherLetters, .skipsPunctuation]
      case .fold: [.operation, .excludesSpecialI]
      }
    if let other = container.allKeys.first(where: { !own.contains($0) }) {
      throw DecodingError.dataCorruptedError(
        forKey: other,
        in: container,
        debugDescription: "\(operation.rawValue) has no option '\(other.rawValue)'"
      )
    }
    func read<Value: Decodable>(_ key: CodingKeys, _ usual: Value) throws -> Value {
      try container.decodeIfPresent(Value.self, forKey: key) ?? usual
    }
    self.init(
      operation,
      piece: try read(.piece, .word),
      keepsOtherLetters: try read(.keepsOtherLetters, false),
      skipsPunctuation: try read(.skipsPunctuation, true),
      excludesSpecialI: try read(.excludesSpecialI, false)
    )
  }
}

extension CaseFormat.Operation: Codable {}
extension CaseFormat.TitlePiece: Codable {}
