/// The limits of what is read, so that no file can use up the memory or the stack.
public struct CatalogLimits: Hashable, Sendable {
  /// The size of a file, in bytes.
  public var byteCount = 64 << 20
  /// The depth of nesting in a property list or in JSON.
  public var depth = 32
  /// The number of values in one file: texts, lists, dictionaries.
  public var valueCount = 4 << 20

  /// The usual limits: 64 MB, 32 levels, 4 million values.
  public init() {}
}
