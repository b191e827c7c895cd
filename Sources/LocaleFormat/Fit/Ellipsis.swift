internal import ICU

/// The texts around an ellipsis: before, between and after what is kept.
struct Ellipsis {
  let before: String
  let between: String
  let after: String

  static let none = Ellipsis(before: "", between: "", after: "")

  init(before: String, between: String, after: String) {
    (self.before, self.between, self.after) = (before, between, after)
  }

  /// Reads a pattern such as `{0} …`, `… {0}` or `{0} … {1}`.
  init(pattern: String, place: FitFormat.Place) {
    let rest = pattern.components(aroundFirst: "{0}")
    switch place {
    case .end: self.init(before: rest.0, between: "", after: rest.1)
    case .start: self.init(before: rest.0, between: "", after: rest.1)
    case .middle:
      let second = rest.1.components(aroundFirst: "{1}")
      self.init(before: rest.0, between: second.0, after: second.1)
    }
  }

  /// The patterns of a locale: between words, and within one.
  static func patterns(
    _ name: String,
    _ place: FitFormat.Place
  ) throws(ICUError) -> (word: Ellipsis, character: Ellipsis) {
    let key =
      switch place {
      case .end: "final"
      case .start: "initial"
      case .middle: "medial"
      }
    return (
      Ellipsis(pattern: try pattern("word-\(key)", name), place: place),
      Ellipsis(pattern: try pattern(key, name), place: place)
    )
  }

  /// The pattern of the nearest locale that has it.
  ///
  /// Some locales have only some of the patterns.
  private static func pattern(_ key: String, _ name: String) throws(ICUError) -> String {
    var candidate: String? = name
    while let name = candidate {
      if let pattern = try LocaleData.ellipsis(key, in: name) { return pattern }
      candidate = name == "root" ? nil : try LocaleDataName(name).parent() ?? "root"
    }
    throw ICUError(status: 2, function: "cicu_ellipsis_write")
  }

  /// The whole text without anything that is kept.
  var text: String { before + between + after }
}

extension String {
  fileprivate func components(aroundFirst separator: String) -> (String, String) {
    let bytes = Array(utf8)
    let wanted = Array(separator.utf8)
    guard let place = bytes.indices.first(where: { bytes[$0...].starts(with: wanted) }) else {
      return (self, "")
    }
    return (
      String(decoding: bytes[..<place], as: UTF8.self),
      String(decoding: bytes[(place + wanted.count)...], as: UTF8.self)
    )
  }
}
