internal import ICU
internal import MachineTime
internal import Sharing

/// Reads amounts with a magnitude in words or as an abbreviation, as people type them: `1.2 million`,
/// `5k`.
struct CompactReader: Sendable {
  /// Reads the texts of a compact format.
  private let exact: NumberReader
  /// Reads them in lower case; magnitudes that are then the same are left out.
  private let lowercased: NumberReader

  init(_ core: NumberCore) throws(FormatError) {
    exact = try NumberReader(core)
    lowercased = exact.caseFolded
  }

  /// The magnitudes, folded, in lower case.
  var magnitudes: [[Unicode.Scalar]] { exact.magnitudes }

  var estimatedByteCount: Int { exact.estimatedByteCount + lowercased.estimatedByteCount }

  /// Reads a whole text, in any case of its letters.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - mode: How closely the rest of the text must match.
  ///   - names: Other names of the currency, folded, in lower case.
  /// - Returns: The value.
  /// - Throws: The furthest place that a reading reached.
  func read(
    _ text: FoldedText,
    _ mode: ParseMode,
    names: [[Unicode.Scalar]]
  ) throws(NumeralSet.Fault) -> FixedDecimal {
    var furthest: NumeralSet.Fault
    do throws(NumeralSet.Fault) {
      return try exact.readStrictly(text)
    } catch {
      furthest = error
    }
    do throws(NumeralSet.Fault) {
      return try lowercased.readStrictly(text.caseFolded)
    } catch {
      if error.index > furthest.index { furthest = error }
    }
    guard mode == .lenient else { throw furthest }
    return try exact.readLeniently(text, names: names)
  }
}

extension NumberReader {
  /// The same reader for text in lower case, without texts that then mean two things.
  fileprivate var caseFolded: NumberReader {
    var known: [[[Unicode.Scalar]]: Form] = [:]
    var ambiguous: Set<[[Unicode.Scalar]]> = []
    for form in forms {
      let lower = Form(
        prefix: form.prefix.map(\.simpleLowercase),
        suffix: form.suffix.map(\.simpleLowercase),
        isNegative: form.isNegative,
        shift: form.shift
      )
      let key = [lower.prefix, lower.suffix]
      if let other = known[key], other.shift != lower.shift { ambiguous.insert(key) }
      known[key] = lower
    }
    for key in ambiguous { known[key] = nil }
    return NumberReader(
      forms: known.values.sorted {
        $0.prefix.count + $0.suffix.count > $1.prefix.count + $1.suffix.count
      },
      literals: [:],
      numerals: numerals,
      usualShift: usualShift,
      leastFraction: leastFraction
    )
  }
}

extension NumberFormat {
  /// The compact forms of a format; none of one that is compact itself, or has another notation.
  var compactForms: [NumberFormat] {
    guard style != .skeleton, settings.notation == .standard else { return [] }
    return [.compactShort, .compactLong].map { notation(in: $0) }
  }

  private func notation(in notation: Notation) -> NumberFormat {
    var settings = settings
    settings.notation = notation
    settings.fraction = nil
    settings.significant = nil
    return NumberFormat(
      style: style,
      settings: settings,
      texts: texts?.numbering.map { NumberTexts(unit: texts?.unit, numbering: $0) }
        ?? texts?.unit.map { NumberTexts(unit: $0) }
    )
  }
}

extension NumberFormat.Formatter {
  /// Reads a number that may be written in the locale's compact forms.
  ///
  /// Beside the texts of ``parse(_:mode:)`` it reads those of the same format in compact notation,
  /// short and long. Their letters may be in another case, unless that changes the number.
  ///
  /// ```swift
  /// let english = try NumberFormat.decimal.formatter(for: "en")
  /// try english.parse("1.2 million", compact: true).description  // "1200000"
  /// try english.parse("5k", compact: true).description  // "5000"
  /// try english.parse("5k")  // throws
  /// ```
  /// - Parameters:
  ///   - text: The text.
  ///   - mode: How closely the text must match what the formatter writes.
  ///   - compact: Whether compact forms are read; without, it is ``parse(_:mode:)``.
  /// - Returns: The exact value.
  /// - Throws: What ``parse(_:mode:)`` throws.
  public func parse(
    _ text: String,
    mode: ParseMode = .strict,
    compact: Bool
  ) throws(FormatError) -> FixedDecimal {
    do throws(FormatError) {
      return try core.parse(text, mode)
    } catch  where compact && error.code == .unreadable {
      return try core.parseCompact(text, mode, after: error)
    } catch {
      throw error
    }
  }
}

extension NumberCore {
  /// Reads a text in the compact forms, or throws the error that is further in the text.
  fileprivate func parseCompact(
    _ text: String,
    _ mode: ParseMode,
    after failure: FormatError
  ) throws(FormatError) -> FixedDecimal {
    try making { () throws(FormatError) in
      let names = currency?.otherNames(in: resolvedLocale.dataName) ?? []
      return try compactReaders().read(text, mode, names: names, after: failure)
    }
  }

  /// The readers of the compact forms, made at the first use.
  private func compactReaders() throws(FormatError) -> [CompactReader] {
    if let known = compactReaderStore.withLock({ $0 }) { return known }
    var made: [CompactReader] = []
    for form in recipe.compactForms {
      made.append(
        try CompactReader(NumberCore(form, for: resolvedLocale.requested, compilesPlan: false))
      )
    }
    let readers = made
    compactReaderStore.withLock { $0 = readers }
    return readers
  }
}

extension [CompactReader] {
  /// Reads a text by the first reader that accepts it, or throws the error that is furthest in it.
  func read(
    _ text: String,
    _ mode: ParseMode,
    names: [[Unicode.Scalar]],
    after failure: FormatError
  ) throws(FormatError) -> FixedDecimal {
    guard text.utf8.count <= NumberFormat.maximumParsedUTF8Count else { throw failure }
    let folded = FoldedText(text)
    var furthest = failure
    for reader in self {
      do throws(NumeralSet.Fault) {
        return try reader.read(folded, mode, names: names)
      } catch {
        let offset = folded.utf8Offset(error.index)
        guard offset > furthest.offset ?? 0 else { continue }
        furthest = .unreadable(
          text.excerpt,
          offset: offset,
          reason: error.reason(citing: text, at: offset),
          proposal: failure.proposal
        )
      }
    }
    throw furthest
  }
}
