internal import CatalogFiles
public import LocaleFormat

extension LocalizedFormat {
  /// Fills the widest of the texts for several widths that fits, judged by what is really written.
  ///
  /// The widths in a `.stringsdict` file are estimates: they know neither the arguments nor the
  /// translation. Here every text is filled and measured, from the widest on. If none fits, the
  /// narrowest is shortened with the ellipsis of the language.
  ///
  /// ```swift
  /// let widths = """
  ///   <plist><dict><key>k</key><dict><key>NSStringVariableWidthRuleType</key><dict>
  ///   <key>20</key><string>%d messages from %@</string><key>5</key><string>%d new</string>
  ///   </dict></dict></dict></plist>
  ///   """
  /// let catalog = try StringCatalog(
  ///   [.bytes(Array(widths.utf8), name: "en.lproj/Localizable.stringsdict")],
  ///   development: "en")
  /// let format = try catalog.format("k")
  /// try format.string(fitting: .characters(20), 12, "Ada")  // "12 messages from Ada"
  /// try format.string(fitting: .characters(20), 12, "Augusta")  // "12 new"
  /// try format.string(fitting: .characters(4), 12, "Ada")  // "12 …"
  /// ```
  /// - Parameters:
  ///   - budget: The most that a text may take.
  ///   - arguments: The arguments; those that a text does not use are ignored.
  /// - Returns: The text that fits. If the format was made for a width, only texts up to that width
  ///   are tried.
  /// - Throws: As ``string(_:)-(_)``, and `FormatError.Code.icu` when ICU fails.
  public func string<each Argument: StringArgument>(
    fitting budget: FitFormat.Budget,
    _ arguments: repeat each Argument
  ) throws(FormatError) -> String {
    var list: [FormatArgument] = []
    repeat list.append((each arguments).formatArgument)
    return try string(fitting: budget, arguments: list)
  }

  /// Fills the widest text that fits with arguments whose number is only known at run time.
  ///
  /// - Parameters:
  ///   - budget: The most that a text may take.
  ///   - arguments: The arguments; those that a text does not use are ignored.
  /// - Returns: The text.
  /// - Throws: As ``string(fitting:_:)``.
  public func string(
    fitting budget: FitFormat.Budget,
    arguments: [FormatArgument]
  ) throws(FormatError) -> String {
    let fit = try FormatterCache.shared.formatter(FitFormat(budget), for: language)
    let widths = table.widths(of: record).filter { $0 <= width ?? .max }
    // Without widths, or if all are above the given one, there is one text.
    for width in widths.dropFirst().reversed() {
      let fitted = fit.fit(try with(width: width).string(arguments: arguments))
      if !fitted.isCut { return fitted.string }
    }
    let narrowest = try widths.first.map { width throws(FormatError) in try with(width: width) }
    return fit.string(try (narrowest ?? self).string(arguments: arguments))
  }
}

extension LocalizedTable {
  /// The widths that the text of a record has variants for, the narrowest first.
  fileprivate func widths(of record: Int) -> [Int] {
    let entry = found[record].entry
    let values = [entry.value] + entry.variables.map(\.value)
    return Set(values.flatMap(\.widths)).sorted()
  }
}

extension CatalogValue {
  fileprivate var widths: [Int] {
    guard case .variants(let selector, let variants) = self else { return [] }
    let own = selector == .width ? variants.compactMap { Int($0.name.text) } : []
    return own + variants.flatMap(\.value.widths)
  }
}
