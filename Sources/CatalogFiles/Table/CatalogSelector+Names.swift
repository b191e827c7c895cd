internal import MachineTime

extension CatalogSelector {
  private static let categories: Set<String> = ["zero", "one", "two", "few", "many", "other"]

  /// Whether a variant can have a name.
  ///
  /// A device is not checked, because newer versions of Xcode add some.
  func accepts(_ name: String) -> Bool {
    switch self {
    case .plural: Self.categories.contains(name)
    case .device: true
    case .width: Int(name) != nil && name.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }
  }

  /// The reason why a variant cannot have a name.
  func unknownName(_ name: String) -> FormatError.Reason {
    self == .plural
      ? Reason(
        "unknown-category",
        "one of zero, one, two, few, many and other was expected, not '\(name.excerpt)'"
      ) : Reason("unknown-width", "a whole number was expected, not '\(name.excerpt)'")
  }
}
