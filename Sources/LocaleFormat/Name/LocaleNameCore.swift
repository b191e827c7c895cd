internal import ICU
internal import Sharing

/// A name recipe made ready for one locale.
final class LocaleNameCore: Sendable {
  let resolvedLocale: ResolvedLocale
  let recipe: LocaleNameFormat
  private let handles: HandlePool<NameHandle>

  init(_ recipe: LocaleNameFormat, for locale: LocaleID) throws(FormatError) {
    // If a tree did not have the locale, its names would be in the process's language.
    let resolved = try ResolvedLocale(locale, trees: [.main, .languages, .regions, .currencies])
    let options = NameHandle.Options(
      locale: resolved.dataName,
      usesDialects: recipe.dialect == .dialect,
      context: recipe.capitalization.displayContext,
      isShort: recipe.length == .short,
      substitutes: recipe.fallback == .code
    )
    do throws(ICUError) {
      handles = try HandlePool { [options] () throws(ICUError) in try NameHandle(options) }
    } catch {
      throw .icu(error, while: "looking for the names in \(locale)")
    }
    resolvedLocale = resolved
    self.recipe = recipe
  }

  // The size of a ULocaleDisplayNames in memory is 1.2 KB, measured. For the beginning of a
  // sentence it also has an iterator of sentences.
  var estimatedByteCount: Int { recipe.capitalization == .beginningOfSentence ? 6_500 : 1_700 }

  func name(_ asked: NamedCode) -> String? {
    do throws(ICUError) {
      let name = try handles.lend { handle throws(ICUError) in
        switch asked.question {
        case .code(let code, let kind): try handle.name(of: code, kind)
        case .tag(let tag): try handle.name(of: LocaleData.icuName(tag: tag), .locale)
        case .value(let value, let keyword): try handle.name(ofValue: value, of: keyword)
        }
      }
      guard let name, !isMissing(name, asked) else { return substitute(asked) }
      return name
    } catch {
      FormatFailures.count(error)
      return substitute(asked)
    }
  }

  /// Returns the name, or else the code.
  ///
  /// Not inlined, so that the `code` of `asked` is not retained while the cache's
  /// hazard pointer is set.
  @inline(never)
  func string(_ asked: NamedCode) -> String { name(asked) ?? asked.code }

  /// Returns whether ICU has no name although it reports one.
  ///
  /// ICU writes an empty name for a locale with a keyword value of 100 bytes or more. For a
  /// currency without a name it writes the code, even if the option for codes is off.
  private func isMissing(_ name: String, _ asked: NamedCode) -> Bool {
    if name.isEmpty { return true }
    if case .value(let code, of: "currency") = asked.question { return name == code }
    return false
  }

  private func substitute(_ asked: NamedCode) -> String? {
    recipe.fallback == .code ? asked.code : nil
  }

  func symbol(of currency: Currency, isNarrow: Bool) -> String {
    do throws(ICUError) {
      return try CurrencyData.name(
        currency.code,
        locale: resolvedLocale.dataName,
        style: isNarrow ? .narrow : .symbol
      )
    } catch {
      FormatFailures.count(error)
      return currency.code
    }
  }
}
