internal import ICU

/// The generation of an app locale with the choice of data that it names: a word in the key of a cache.
///
/// A look-up compares the word as it is, so that a choice costs nothing there.
enum GenerationMark {
  private static let shift: UInt64 = 56

  /// Puts a choice on a generation, which never reaches 2⁵⁶.
  static func marked(_ generation: UInt64, _ data: FormattingData?) -> UInt64 {
    generation | UInt64(data.map { $0.choice.rawValue + 1 } ?? 0) << shift
  }

  /// Whether it is a generation of the process's app locale before another one.
  static func isOld(_ marked: UInt64, before generation: UInt64) -> Bool {
    let own = marked & (1 << shift - 1)
    return own != 0 && own < generation
  }

  /// The choice; nil if the app locale names no data.
  static func choice(_ marked: UInt64) -> DataChoice? {
    let number = UInt8(truncatingIfNeeded: marked >> shift)
    return number > 0 ? DataChoice(rawValue: number - 1) : nil
  }
}
