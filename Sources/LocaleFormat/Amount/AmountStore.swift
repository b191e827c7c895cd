internal import ICU
internal import MachineTime
internal import Sharing

/// The data that a cache keeps for reading amounts of money in any currency.
///
/// It contains the names of currencies, and a reader for each currency and format.
struct AmountStore: CacheCompanion {
  private enum Key: Hashable, Sendable {
    /// The currency names of a language.
    case names(String)
    /// The reader of one of ``formats``; the locale is an ICU name.
    case reader(locale: String, Currency, format: Int)
    /// The readers of the compact forms of one of ``formats``.
    case compact(locale: String, Currency, format: Int)
    /// The magnitudes of compact numbers in a locale.
    case magnitudes(locale: String)
  }

  private enum Value: Sendable {
    case names(CurrencyNames.Family)
    case reader(NumberReader)
    case compact([CompactReader])
    case magnitudes([[Unicode.Scalar]])
  }

  private let store: BoundedStore<Key, Value>
  private let builds = PosixMutex(0)

  init() { self.init(maximumByteCount: FormatterCache.maximumAmountByteCount) }
  init(maximumByteCount: Int) { store = BoundedStore(maximumCost: maximumByteCount) }

  var byteCount: Int { store.cost }

  /// The number of name tables and readers that were made.
  var buildCount: Int { builds.withLock { $0 } }

  func removeAll() { store.removeAll() }

  /// The ways to write an amount, in the order in which they are tried.
  private static let formats: [(presentation: NumberFormat.Presentation, isAccounting: Bool)] =
    [NumberFormat.Presentation.symbol, .code, .narrowSymbol, .name].flatMap {
      [($0, false), ($0, true)]
    }

  /// Reads an amount by the app's conventions of money, and compact forms in the locale that the app
  /// writes them in.
  func read(
    _ text: String,
    in app: AppLocale,
    _ mode: ParseMode,
    compact: Bool
  ) throws(FormatError) -> CurrencyAmount {
    let words = app.locale(in: .moneyInWords)
    guard compact, words.subtags.base != app.money.subtags.base else {
      return try read(text, for: app.money, mode, compact: compact)
    }
    do throws(FormatError) {
      return try read(text, for: app.money, mode)
    } catch {
      let failure = error
      do throws(FormatError) {
        return try read(text, for: words, mode, compact: true)
      } catch {
        throw failure
      }
    }
  }

  /// Reads an amount in any currency that the text names.
  func read(
    _ text: String,
    for locale: LocaleID,
    _ mode: ParseMode,
    compact: Bool = false
  ) throws(FormatError) -> CurrencyAmount {
    guard !text.isEmpty else {
      throw .unreadable(text, offset: 0, reason: .empty, proposal: nil)
    }
    let start = text.utf8.prefix(NumberFormat.maximumParsedUTF8Count)
    let folded = FoldedText(String(decoding: start, as: UTF8.self))
    let resolved = try ResolvedLocale(locale, trees: [.main, .currencies])
    let magnitudes = compact ? try magnitudes(resolved) : []
    let found = try found(in: folded, of: text, resolved, besides: magnitudes)
    let currency = found.currency
    var failure: FormatError?
    for (index, format) in Self.formats.enumerated() {
      let recipe = NumberFormat.currency(currency).presentation(format.presentation)
        .accounting(format.isAccounting)
      do throws(FormatError) {
        let amount = try reader(recipe, index, currency, resolved).read(text, mode) {
          currency.otherNames(in: resolved.dataName)
        } write: { value, fractionDigits in
          recipe.writtenOut(value, fractionDigits: fractionDigits, for: locale)
        }
        return CurrencyAmount(amount, currency)
      } catch {
        // The error, and its proposal, are about the form that was typed.
        guard format.presentation == found.presentation else { continue }
        if failure.map({ error.isNearer(than: $0) }) ?? true { failure = error }
      }
    }
    let unread =
      failure
      ?? .unreadable(
        text.excerpt,
        offset: 0,
        reason: Reason("no-amount", "it is not an amount"),
        proposal: nil
      )
    guard compact else { throw unread }
    return CurrencyAmount(try readCompact(text, mode, found, resolved, after: unread), currency)
  }

  /// Reads an amount in the compact forms of the presentation that was typed.
  private func readCompact(
    _ text: String,
    _ mode: ParseMode,
    _ found: CurrencyNames.Found,
    _ locale: ResolvedLocale,
    after failure: FormatError
  ) throws(FormatError) -> FixedDecimal {
    var readers: [CompactReader] = []
    for (index, format) in Self.formats.enumerated()
    where format.presentation == found.presentation {
      let recipe = NumberFormat.currency(found.currency).presentation(format.presentation)
        .accounting(format.isAccounting)
      let key = Key.compact(
        locale: locale.numberName(for: recipe),
        found.currency,
        format: index
      )
      readers += try compactReaders(recipe.compactForms, key, locale)
    }
    let names = found.currency.otherNames(in: locale.dataName)
    return try readers.read(text, mode, names: names, after: failure)
  }

  private func compactReaders(
    _ forms: [NumberFormat],
    _ key: Key,
    _ locale: ResolvedLocale
  ) throws(FormatError) -> [CompactReader] {
    if case .compact(let known) = store.kept(for: key) { return known }
    let readers = try forms.map { form throws(FormatError) in
      try CompactReader(NumberCore(form, for: locale.requested, compilesPlan: false))
    }
    builds.withLock { $0 += 1 }
    let cost = readers.reduce(0) { $0 + $1.estimatedByteCount }
    store.keep(.compact(readers), for: key, cost: cost)
    return readers
  }

  /// The words of compact numbers in a locale, in lower case, longest first.
  private func magnitudes(_ locale: ResolvedLocale) throws(FormatError) -> [[Unicode.Scalar]] {
    let key = Key.magnitudes(locale: locale.numberName)
    if case .magnitudes(let known) = store.kept(for: key) { return known }
    // Italian writes `1,5 Mln` and `1,5 Mio €`.
    let money = NumberFormat.currency("EUR").presentation(.hidden)
    let forms = NumberFormat.decimal.compactForms + money.compactForms
    let words = try forms.map { form throws(FormatError) in
      try CompactReader(NumberCore(form, for: locale.requested, compilesPlan: false)).magnitudes
    }.joined().sorted { $0.count > $1.count }
    builds.withLock { $0 += 1 }
    store.keep(.magnitudes(words), for: key, cost: words.reduce(100) { $0 + 32 + 4 * $1.count })
    return words
  }

  /// Finds the currency that a text names.
  private func found(
    in folded: FoldedText,
    of text: String,
    _ locale: ResolvedLocale,
    besides magnitudes: [[Unicode.Scalar]]
  ) throws(FormatError) -> CurrencyNames.Found {
    let names = try names(locale)
    let meaning: CurrencyNames.Meaning
    do throws(ICUError) {
      meaning = try names.meaning(of: folded, at: CurrencyHome(locale), besides: magnitudes)
    } catch {
      throw .icu(error, while: "looking for a currency in \(locale.requested)")
    }
    let name = folded.scalars.firstIndex { !$0.isPartOfAnAmount }
    let reason: Reason
    switch meaning {
    case .found(let found): return found
    case .several(let sign, let codes):
      reason = Reason(
        "sign-of-several-currencies",
        "'\(sign)' is the sign of several currencies, such as \(codes[0]) and \(codes[1])"
      )
    case .nothing where name == nil: reason = Reason("currency-missing", "a currency is missing")
    case .nothing:
      reason = Reason("no-currency-named", "no currency has this name in the locale")
    }
    throw .unreadable(
      text.excerpt,
      offset: folded.utf8Offset(name ?? folded.scalars.count),
      reason: reason,
      proposal: nil
    )
  }

  private func names(_ locale: ResolvedLocale) throws(FormatError) -> CurrencyNames {
    let dataName = locale.dataName
    let key = Key.names(CurrencyNames.family(of: dataName))
    var family: CurrencyNames.Family?
    if case .names(let known) = store.kept(for: key) {
      if let names = known.names(in: dataName) { return names }
      family = known
    }
    let table: CurrencyNameTable
    do throws(ICUError) {
      table = try CurrencyNameTable(dataName: dataName)
    } catch {
      throw .icu(
        status: error.name,
        while: "listing the names of currencies in \(locale.requested)"
      )
    }
    builds.withLock { $0 += 1 }
    var grown = family ?? CurrencyNames.Family(dataName, table)
    if family != nil { grown.add(dataName, table) }
    store.keep(.names(grown), for: key, cost: grown.byteCount)
    return CurrencyNames(table)
  }

  private func reader(
    _ recipe: NumberFormat,
    _ format: Int,
    _ currency: Currency,
    _ locale: ResolvedLocale
  ) throws(FormatError) -> NumberReader {
    let key = Key.reader(locale: locale.numberName(for: recipe), currency, format: format)
    if case .reader(let known) = store.kept(for: key) { return known }
    let reader = try NumberReader(
      NumberCore(recipe, for: locale.requested, compilesPlan: false)
    )
    builds.withLock { $0 += 1 }
    store.keep(.reader(reader), for: key, cost: reader.estimatedByteCount)
    return reader
  }
}

extension FormatError {
  /// Whether the form of amounts with this error is nearer to the text than the form with another.
  ///
  /// A form with another sign or symbol than the text is read up to the end of the number, and is
  /// nevertheless not the form that is meant.
  fileprivate func isNearer(than other: FormatError) -> Bool {
    func place(_ error: FormatError) -> (Int, Int) {
      (error.reason == .otherSignOrSymbol ? 0 : 1, error.offset ?? 0)
    }
    return place(self) > place(other)
  }
}

extension NumberReader {
  /// The approximate memory in bytes.
  var estimatedByteCount: Int {
    func size(_ scalars: [Unicode.Scalar]) -> Int { scalars.isEmpty ? 0 : 32 + 4 * scalars.count }
    let forms = forms.reduce(0) { $0 + 48 + size($1.prefix) + size($1.suffix) }
    let literals = literals.reduce(0) { $0 + 128 + size($1.key) }
    let numerals = numerals.reduce(0) {
      $0 + 128 + size($1.digits) + size($1.group ?? []) + size($1.decimal)
        + size($1.exponent ?? [])
    }
    return 200 + forms + literals + numerals
  }
}
