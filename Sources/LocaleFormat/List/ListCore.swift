internal import ICU

/// A list recipe made ready for one locale.
final class ListCore: Sendable {
  let resolvedLocale: ResolvedLocale
  let recipe: ListFormat
  private let handle: ListHandle

  init(_ recipe: ListFormat, for locale: LocaleID) throws(FormatError) {
    let resolved = try ResolvedLocale(locale)
    do throws(ICUError) {
      handle = try ListHandle(
        locale: resolved.dataName,
        kind: recipe.kind.handleValue,
        width: recipe.width.listWidth
      )
    } catch {
      throw .icu(status: error.name, while: "making a formatter of lists for \(locale)")
    }
    resolvedLocale = resolved
    self.recipe = recipe
  }

  func string(_ items: some Sequence<some StringProtocol>) throws(FormatError) -> String {
    do throws(ICUError) {
      return try handle.string(ListItems(items))
    } catch {
      FormatFailures.expect(error)
      throw .icu(status: error.name, while: "writing a list")
    }
  }
}

extension ListFormat.Kind {
  fileprivate var handleValue: ListHandle.Kind {
    switch self {
    case .and: .and
    case .or: .or
    case .unit: .unit
    }
  }
}

extension FormatWidth {
  fileprivate var listWidth: ListHandle.Width {
    switch self {
    case .long: .wide
    case .short: .short
    case .narrow: .narrow
    }
  }
}
