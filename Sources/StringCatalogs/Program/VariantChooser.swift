internal import CatalogFiles

/// Chooses among variants for devices and widths.
struct VariantChooser {
  /// The device, such as `mac`.
  let device: String
  /// The available width; nil for any.
  let width: Int?

  /// Returns the variant that fits; nil if there is none.
  ///
  /// - Parameters:
  ///   - selector: What decides.
  ///   - variants: The variants.
  /// - Returns: The variant.
  func choose(_ selector: CatalogSelector, _ variants: [CatalogVariant]) -> CatalogVariant? {
    switch selector {
    case .device:
      return variants.first { $0.name.text == device }
        ?? variants.first { $0.name.text == "other" } ?? variants.first
    case .width:
      return widthVariant(variants)
    case .plural, .gender:
      return variants.fallback(of: selector)
    }
  }

  /// The widest variant that fits; the narrowest if none does, and the widest if there is no limit.
  private func widthVariant(_ variants: [CatalogVariant]) -> CatalogVariant? {
    let sorted = variants.compactMap { variant in Int(variant.name.text).map { ($0, variant) } }
      .sorted { $0.0 < $1.0 }
    guard let width else { return sorted.last?.1 ?? variants.first }
    return sorted.last { $0.0 <= width }?.1 ?? sorted.first?.1 ?? variants.first
  }
}
