internal import ICU
internal import MachineTime
internal import Sharing

extension NumberFormat {
  /// The longest text that is read, in UTF-8 bytes.
  public static let maximumParsedUTF8Count = 65_536
}

extension NumberFormat.Formatter {
  /// Reads a number that was written in this format.
  ///
  /// The value is exact, and scaled back: `50 %` is 0.5.
  ///
  /// ```swift
  /// let german = try NumberFormat.decimal.formatter(for: "de")
  /// try german.parse("1.234,5").description  // "1234.5"
  /// try german.parse(" 1 234,50 ", mode: .lenient).description  // "1234.50"
  /// ```
  /// - Parameters:
  ///   - text: The text, which is read as a whole or not at all; at most
  ///     ``NumberFormat/maximumParsedUTF8Count`` bytes.
  ///   - mode: How closely the text must match what the formatter writes.
  /// - Returns: The value, with the fraction digits of the text.
  /// - Throws: `FormatError.Code.unreadable` with the first place that differs from what the
  ///   formatter writes, and with a proposal of what could be meant.
  ///   `FormatError.Code.unusableOption` for a format whose texts cannot be read back: a unit with
  ///   a usage, several units at once, or a scale that is not a power of ten.
  ///
  /// A text as the formatter writes it is read in one pass over its bytes. The first other text costs
  /// about a millisecond, because the formatter then learns what its own texts look like. It keeps
  /// some ten kilobytes for that.
  public func parse(
    _ text: String,
    mode: ParseMode = .strict
  ) throws(FormatError) -> FixedDecimal {
    try core.parse(text, mode)
  }

  /// The reason why no text of this formatter is read by one scan over its bytes; nil if some are.
  package var scanRefusal: ScanRefusal? {
    core.makeScan()
    return core.scan.object?.refusal
  }

  /// Reads a text by the scan alone; nil if it leaves the text to the reader.
  package func scanned(_ text: String) -> FixedDecimal? { core.scanned(text) }

  /// Reads a text as ``parse(_:mode:)``, without the scan.
  ///
  /// - Throws: What ``parse(_:mode:)`` throws.
  package func parseByReader(
    _ text: String,
    mode: ParseMode = .strict
  ) throws(FormatError) -> FixedDecimal {
    try core.parseByReader(text, mode)
  }
}

extension NumberCore {
  func parse(_ text: String, _ mode: ParseMode) throws(FormatError) -> FixedDecimal {
    if let value = scanned(text) { return value }
    return try parseByReader(text, mode)
  }

  /// Reads a usual text in one pass over its bytes; nil for all others.
  @inline(__always)
  func scanned(_ text: String) -> FixedDecimal? {
    if !scan.isSet { makeScan() }
    return scan.lend { $0.value(of: text) }
  }

  @inline(never)
  func makeScan() {
    if !scan.isSet { _ = scan.set(making { NumberPlanScan.of(self) }) }
  }

  func parseByReader(
    _ text: String,
    _ mode: ParseMode
  ) throws(FormatError) -> FixedDecimal {
    try making { () throws(FormatError) in try readText(text, mode) }
  }

  private func readText(
    _ text: String,
    _ mode: ParseMode
  ) throws(FormatError) -> FixedDecimal {
    try reader().read(text, mode) {
      currency?.otherNames(in: resolvedLocale.dataName) ?? []
    } write: { value, fractionDigits in
      recipe.writtenOut(value, fractionDigits: fractionDigits, for: resolvedLocale.requested)
    }
  }

  /// The reader of this formatter's texts, made at the first use.
  private func reader() throws(FormatError) -> NumberReader {
    if let known = readers.withLock({ $0 }) { return known }
    if let obstacle = recipe.readingObstacle {
      throw .unusableOption(obstacle, style: recipe.styleName)
    }
    let made = try NumberReader(self)
    readers.withLock { $0 = made }
    return made
  }
}

extension NumberReader {
  /// Reads a text, or throws the reason why it cannot be read.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - mode: How closely the text must match what the format writes.
  ///   - names: Other names of the currency, folded, in lower case. Called only if the text is not
  ///     exactly what the format writes.
  ///   - write: Writes a value in the format with a number of fraction digits, for a proposal.
  /// - Returns: The value.
  /// - Throws: `FormatError.Code.unreadable`.
  func read(
    _ text: String,
    _ mode: ParseMode,
    names: () -> [[Unicode.Scalar]],
    write: (FixedDecimal, Int) -> String?
  ) throws(FormatError) -> FixedDecimal {
    guard text.utf8.count <= NumberFormat.maximumParsedUTF8Count else {
      throw .unreadable(
        text.excerpt,
        offset: NumberFormat.maximumParsedUTF8Count,
        reason: .readsAtMost(NumberFormat.maximumParsedUTF8Count),
        proposal: nil
      )
    }
    let folded = FoldedText(text)
    var fault: NumeralSet.Fault
    do throws(NumeralSet.Fault) {
      return try readStrictly(folded)
    } catch {
      fault = error
    }
    // Not earlier, because ICU is called for them.
    let names = names()
    if mode == .lenient {
      do throws(NumeralSet.Fault) {
        return try readLeniently(folded, names: names)
      } catch {
        fault = error
      }
    }
    let offset = folded.utf8Offset(fault.index)
    throw .unreadable(
      text.excerpt,
      offset: offset,
      reason: fault.reason(citing: text, at: offset),
      proposal: proposal(for: folded, names: names, write: write)
    )
  }
}

extension NumberFormat {
  /// Writes a value with a number of fraction digits; nil for too many digits, or when ICU fails.
  func writtenOut(
    _ value: FixedDecimal,
    fractionDigits: Int,
    for locale: LocaleID
  ) -> String? {
    guard fractionDigits <= NumberFormat.maximumDigits else { return nil }
    do throws(FormatError) {
      let recipe = showingFraction(fractionDigits)
      return try NumberCore(recipe, for: locale, compilesPlan: false).string(value)
    } catch {
      return nil
    }
  }
}

extension Currency {
  /// Other names of the currency, folded, in lower case.
  ///
  /// - Parameter dataName: An ICU name that has data for currencies.
  /// - Returns: Its symbols, also those of other locales, its name, its code and its usual signs;
  ///   nothing when ICU fails.
  func otherNames(in dataName: String) -> [[Unicode.Scalar]] {
    do throws(ICUError) {
      let names = try [CurrencyData.NameStyle.narrow, .name].map { style throws(ICUError) in
        try CurrencyData.name(code, locale: dataName, style: style)
      }
      let signs = try CurrencySigns(self, in: dataName, writtenAs: .symbol)
      let local = (names + [code]).map { FoldedText.fold($0) } + [signs.written] + signs.others
      let folded = local + (try SymbolOwners.shared().symbols(of: code))
      // The longest first, so that `kr` does not leave the full stop of `kr.`.
      return folded.filter { !$0.isEmpty }.sorted { $0.count > $1.count }
        .map { $0.map(\.simpleLowercase) }
    } catch {
      return []
    }
  }
}
