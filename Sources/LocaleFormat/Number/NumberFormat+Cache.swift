extension NumberFormat: CachedRecipe {
  /// A recipe in few words, with the identity of its texts in their place.
  struct Key: CacheKey {
    let bounds: UInt64
    let choices: UInt64
    let texts: ObjectIdentifier?

    @inline(__always)
    static func agree(_ left: Key, _ right: Key) -> Bool {
      left.choices == right.choices && left.bounds == right.bounds && left.texts == right.texts
    }
  }

  static var kind: UInt64 { 1 }
  @inline(__always)
  var key: Key {
    Key(bounds: settings.bounds, choices: choices, texts: texts.map { ObjectIdentifier($0) })
  }

  func makeCore(for locale: LocaleID) throws(FormatError) -> NumberCore {
    try NumberCore(self, for: locale)
  }
}
