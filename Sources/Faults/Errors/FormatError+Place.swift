extension FormatError {
  /// Returns the place of the fault as an index of the text that was given.
  ///
  /// ```swift
  /// let typed = "2023-02-30T00:00:00Z"
  /// do {
  ///   _ = try MachineFormat.rfc3339.parse(typed)
  /// } catch {
  ///   error.index(in: typed).map { typed[$0...] }  // "30T00:00:00Z"
  /// }
  /// ```
  /// - Parameter text: The whole text that the error is about; ``text`` may be shortened.
  /// - Returns: An index at the start of a scalar, or at the end of the text. Nil when the error
  ///   has no place, or when the text ends before it.
  public func index(in text: String) -> String.Index? {
    guard let offset, offset >= 0, offset <= text.utf8.count else { return nil }
    var index = text.utf8.index(text.startIndex, offsetBy: offset)
    while index < text.endIndex, text.utf8[index] & 0xC0 == 0x80 {
      index = text.utf8.index(before: index)
    }
    return index
  }

  /// Returns the place of the fault in UTF-16 units from 0, as JavaScript counts them.
  ///
  /// ```swift
  /// let typed = "日付 2023-02-30"
  /// do {
  ///   _ = try MachineFormat("日付 %F").parse(typed)
  /// } catch {
  ///   error.offset  // 15
  ///   error.utf16Offset(in: typed)  // 11
  /// }
  /// ```
  /// - Parameter text: The whole text that the error is about; ``text`` may be shortened.
  /// - Returns: The number of units. Nil when the error has no place, or when the text ends before
  ///   it.
  public func utf16Offset(in text: String) -> Int? {
    index(in: text)?.utf16Offset(in: text)
  }
}
