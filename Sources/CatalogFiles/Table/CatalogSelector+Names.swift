internal import Faults

extension CatalogSelector {
  private static let categories: Set<String> = ["zero", "one", "two", "few", "many", "other"]

  /// The name of the variant that stands for those that are not there.
  package var fallbackName: String { self == .gender ? "0" : "other" }

  /// Whether an `.xcstrings` file can have such variants.
  package var isInXCStrings: Bool { self != .gender }

  /// Whether a variant can have a name.
  ///
  /// A device is not checked, because newer versions of Xcode add some.
  func accepts(_ name: String) -> Bool {
    switch self {
    case .plural: Self.categories.contains(name)
    case .device: true
    case .width, .gender:
      Int(name) != nil && name.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }
  }

  /// The reason why a variant cannot have a name.
  func unknownName(_ name: String) -> FormatError.Reason {
    switch self {
    case .plural:
      Reason(
        "unknown-category",
        "one of zero, one, two, few, many and other was expected, not '\(name.excerpt)'"
      )
    case .gender:
      Reason(
        "unknown-gender",
        "the number of a gender was expected, such as 0, 1 or 2, not '\(name.excerpt)'"
      )
    case .device, .width:
      Reason("unknown-width", "a whole number was expected, not '\(name.excerpt)'")
    }
  }
}

extension [CatalogVariant] {
  /// The variant that stands for those that are not there; nil if there is none.
  package func fallback(of selector: CatalogSelector) -> CatalogVariant? {
    first { $0.name.text == selector.fallbackName }
  }
}
