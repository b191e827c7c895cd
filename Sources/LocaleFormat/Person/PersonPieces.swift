internal import Sharing

/// A piece of a written name: a literal or the text of a field.
struct PersonPiece: Sendable {
  let kind: FormattedText.Kind
  let text: String
}

extension PersonPattern {
  /// Writes the fields and the literals between them.
  ///
  /// Literals before the first field that the name has, and after the last, are left out if a field
  /// is missing there. Around a missing field in the middle, the literals lose everything up to the
  /// nearest spaces, of which one stays.
  func pieces(_ texts: PersonTexts, _ plan: PersonPlan) throws(FormatError) -> [PersonPiece] {
    var pieces: [PersonPiece] = []
    /// The literals that are not written yet: before a missing field, and after the last one.
    var before = ""
    var after = ""
    var hasField = false
    var isAfterMissingStart = false
    var isAfterMissing = false
    for segment in segments {
      switch segment {
      case .literal(let literal):
        if isAfterMissing {
          after += literal
        } else if !isAfterMissingStart {
          before += literal
        }
      case .field(let field):
        guard let text = try plan.text(field, texts), !text.isEmpty else {
          if hasField {
            isAfterMissing = true
            after = ""
          } else {
            isAfterMissingStart = true
            before = ""
          }
          continue
        }
        hasField = true
        isAfterMissingStart = false
        let literal =
          isAfterMissing
          ? before.coalesced(with: after, overlapping: texts.vocabulary == .revised) : before
        if !literal.isEmpty { pieces.append(PersonPiece(kind: .literal, text: literal)) }
        before = ""
        after = ""
        isAfterMissing = false
        pieces.append(PersonPiece(kind: texts.kind(of: field), text: text))
      }
    }
    if !isAfterMissing, !before.isEmpty {
      pieces.append(PersonPiece(kind: .literal, text: before))
    }
    return pieces
  }
}

extension PersonTexts {
  /// The kind of a field's part.
  fileprivate func kind(of field: PersonField) -> FormattedText.Kind {
    if isMononym, field.field == .surname { return .given }
    if field.isSuffix, (name[.credentials] ?? "").isEmpty { return .generation }
    return field.kind
  }
}

extension String {
  /// Joins this literal and the one after a missing field.
  ///
  /// - Parameters:
  ///   - after: The literal after the missing field.
  ///   - overlapping: Whether a literal that ends this one is left out.
  /// - Returns: The literal between the fields around the missing one.
  fileprivate func coalesced(with after: String, overlapping: Bool) -> String {
    let first = unicodeScalars
    let isRepeated = overlapping && utf8.reversed().starts(with: after.utf8.reversed())
    let second = (isRepeated ? "" : after).unicodeScalars
    let head = first.prefix { !$0.isNameSpace }
    let tail = second.reversed().prefix { !$0.isNameSpace }.reversed()
    var result = String.UnicodeScalarView(head)
    if head.endIndex < first.endIndex {
      result.append(first[head.endIndex])
    } else if tail.count < second.count {
      result.append(second.reversed()[tail.count])
    }
    result.append(contentsOf: tail)
    return String(result)
  }
}

extension Unicode.Scalar {
  /// A space or a line end at which a text may be broken, which Java calls whitespace.
  fileprivate var isNameSpace: Bool {
    switch value {
    case 0xA0, 0x2007, 0x202F: return false
    case 0x9...0xD, 0x1C...0x1F: return true
    default:
      switch properties.generalCategory {
      case .spaceSeparator, .lineSeparator, .paragraphSeparator: return true
      default: return false
      }
    }
  }
}

/// The text of a name, with or without its parts.
struct PersonWriter {
  private(set) var bytes: [UInt8] = []
  private(set) var parts: [FormattedText.Part] = []
  /// The UTF-8 in place of each space; nil for a space.
  private let space: [UInt8]?

  init(space: String?) { self.space = space.map { Array($0.utf8) } }

  mutating func append(_ piece: PersonPiece) {
    let start = bytes.count
    if let space {
      for byte in piece.text.utf8 {
        if byte == UInt8(ascii: " ") { bytes += space } else { bytes.append(byte) }
      }
    } else {
      bytes += piece.text.utf8
    }
    if bytes.count > start {
      parts.append(.init(kind: piece.kind, utf8Range: start..<bytes.count))
    }
  }
}

extension PersonWriter {
  /// Writes all pieces of a name.
  init(_ pieces: [PersonPiece], space: String?) {
    self.init(space: space)
    bytes.reserveCapacity(pieces.reduce(0) { $0 + $1.text.utf8.count })
    parts.reserveCapacity(pieces.count)
    for piece in pieces { append(piece) }
  }
}

extension PersonNameFormat.Order {
  /// The order that a recipe demands, whatever the name; nil if it follows the name.
  var forced: PersonName.Order? {
    switch self {
    case .givenFirst: .givenFirst
    case .surnameFirst: .surnameFirst
    case .ofName, .sorting: nil
    }
  }
}
