// Lists of items that are not in an array, or are not strings.

extension ListFormat.Formatter {
  /// Writes the items of a sequence, which is read once and not copied into an array.
  ///
  /// ```swift
  /// let names = ["b": 1, "a": 2].keys.sorted().lazy.map { $0.uppercased() }
  /// try ListFormat.and.formatter(for: "en").string(of: names)  // "A and B"
  /// ```
  /// - Parameter items: The items: strings, or parts of strings.
  /// - Returns: The text. If ICU fails, it is the fallback form.
  public func string(of items: some Sequence<some StringProtocol>) -> String {
    var bytes: [UInt8] = []
    append(items, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the items of a sequence as UTF-8.
  ///
  /// - Parameters:
  ///   - items: The items: strings, or parts of strings. They are read once, and not copied into an
  ///     array unless ICU writes.
  ///   - bytes: The array to append to.
  public func append(
    _ items: some Sequence<some StringProtocol>,
    to bytes: inout [UInt8]
  ) {
    if core.append(byPlan: items, to: &bytes) { return }
    append(items.map { String($0) }, to: &bytes)
  }
}
