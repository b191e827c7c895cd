internal import ICU

/// The data that the formatters of a process are made from.
///
/// The package contains data of a release of CLDR, compiled ahead. By default it serves only where it
/// was made from the very build of ICU that is loaded, so that it changes no text and saves time.
/// ``pinned`` data serves with any ICU: the texts are the same bytes on every machine, until the
/// package is changed.
///
/// ```swift
/// FormattingData.compiledCLDRVersion  // "42.0"
/// try FormattingData.current  // .system
/// ```
///
/// A process chooses before it formats anything, with ``use(_:)`` or with the environment's variable
/// `LOCALEFORMAT_DATA`: `system`, `pinned` or `pinned-else-system`. With another value of the variable
/// no formatter can be made: each attempt throws `FormatError.Code.unknownData`.
public enum FormattingData: String, Hashable, Sendable, CaseIterable, Codable {
  /// The data of the system's ICU.
  case system
  /// The package's compiled data alone.
  ///
  /// A format that it lacks is refused when the formatter is made, with `FormatError.Code.notInData`.
  case pinned
  /// The package's compiled data, and the system's ICU for what it lacks.
  case pinnedElseSystem = "pinned-else-system"

  /// The choice of this process; asking for it settles it.
  ///
  /// - Throws: `FormatError.Code.unknownData` if the environment names a choice that does not exist.
  public static var current: FormattingData {
    get throws(FormatError) {
      guard let data = FormattingData(DataChoice.current) else { throw .unknownData }
      return data
    }
  }

  /// Chooses the data of this process, for as long as it runs.
  ///
  /// Call it at the start, before anything else of this package.
  ///
  /// - Parameter data: The choice.
  /// - Throws: `FormatError.Code.dataInUse` if the process has used another choice.
  public static func use(_ data: FormattingData) throws(FormatError) {
    guard DataChoice.use(data.choice) else { throw .dataInUse(data) }
  }

  /// The version of the CLDR data that the package was compiled with; nil without such data.
  public static var compiledCLDRVersion: String? { CompiledFacts.release?.origin("cldr") }

  /// Whether compiled data serves in this process.
  public static var isCompiledDataInUse: Bool { CompiledFacts.current != nil }

  init?(_ choice: DataChoice) {
    switch choice {
    case .system, .icu: self = .system
    case .pinned: self = .pinned
    case .pinnedElseSystem: self = .pinnedElseSystem
    case .unknown: return nil
    }
  }

  var choice: DataChoice {
    switch self {
    case .system: .system
    case .pinned: .pinned
    case .pinnedElseSystem: .pinnedElseSystem
    }
  }
}

extension FormatError {
  fileprivate static func dataInUse(_ data: FormattingData) -> FormatError {
    FormatError(
      .dataInUse,
      data.rawValue,
      reason: Reason(
        "data-in-use",
        "the process formats with other data already: choose before anything is formatted"
      )
    )
  }
}
