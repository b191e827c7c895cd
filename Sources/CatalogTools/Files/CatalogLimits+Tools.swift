package import CatalogFiles

extension CatalogLimits {
  /// The limits for tools, which developers run on their own files: 1 GB, 32 levels, 64 million
  /// values.
  package static var tools: Self {
    var limits = Self()
    limits.byteCount = 1 << 30
    limits.valueCount = 64 << 20
    return limits
  }
}
