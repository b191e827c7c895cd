/// The elements of XLIFF 1.2 that stand around texts.
enum XLIFFElement: String {
  case xliff
  case file
  case header
  case body
  case group
  case unit = "trans-unit"
  case binaryUnit = "bin-unit"
  case source
  case target
  case note
  case segments = "seg-source"
  case alternative = "alt-trans"
  case contexts = "context-group"
  case counts = "count-group"
  case properties = "prop-group"

  static let namespace = "urn:oasis:names:tc:xliff:document:1.2"

  /// The elements without which a text or its translation is not found.
  private static let carriers: Set<Self> = [.file, .body, .group, .unit, .source, .target]

  /// Whether the name of an element that is not one of XLIFF is that of one with texts.
  static func looksLikeText(_ local: String) -> Bool {
    Self(rawValue: local.lowercased()).map(carriers.contains) ?? false
  }

  /// Whether the name of any element is that of one with a text and its translation.
  static func looksLikeUnit(_ local: String) -> Bool { local.lowercased() == Self.unit.rawValue }

  /// The elements in this one that say nothing about the texts and their translations.
  var silent: Set<Self> {
    switch self {
    case .file: [.header]
    case .body, .group: [.note, .contexts, .counts, .properties]
    case .unit: [.segments, .alternative, .contexts, .counts, .properties]
    default: []
    }
  }
}
