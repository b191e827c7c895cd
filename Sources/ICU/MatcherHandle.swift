internal import CICU

/// ICU's matcher for one list of locales, or that of compiled data.
///
/// Safe to share: "Immutable class that picks the best match between a user's desired locales and an
/// application's supported locales" (localematcher.h).
package final class MatcherHandle: Sendable {
  private enum Resource: ICUResource {
    static func close(_ pointer: OpaquePointer) { unsafe cicu_matcher_close(pointer) }
  }

  /// The preferences of a matcher; the empty set is ICU's default.
  package struct Options: OptionSet, Hashable, Sendable {
    package let rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }

    /// A locale in the same script is better than one in the same language.
    package static let favorsScript = Options(rawValue: Int32(CICU_MATCHER_FAVORS_SCRIPT))
    /// A later preference wins if it fits better.
    package static let demotesNothing = Options(rawValue: Int32(CICU_MATCHER_DEMOTES_NOTHING))
    /// Only pairs that match in both directions are considered.
    package static let onlyTwoWay = Options(rawValue: Int32(CICU_MATCHER_ONLY_TWO_WAY))
  }

  private enum Source: ~Copyable {
    case icu(Handle<Resource>)
    case compiled(CompiledMatcher)
  }

  private let source: Source

  /// Opens a matcher (LocaleMatcher::Builder).
  ///
  /// - Parameters:
  ///   - supported: ICU names; they need not have data.
  ///   - first: The name that is compared before the others, if any.
  ///   - options: Its preferences.
  /// - Throws: The status that ICU gave.
  package init(
    supported: [String],
    first: String?,
    options: Options = []
  ) throws(ICUError) {
    if let section = CompiledFacts.current?.matching, let facts = MatchingFacts(section) {
      source = .compiled(
        CompiledMatcher(facts, supported: supported, first: first, options: options)
      )
      return
    }
    let handle = try unsafe Handle<Resource>("cicu_matcher_open") { status in
      unsafe withCStrings(supported) { names in
        let count = Int32(clamping: names.count)
        guard let first else {
          return unsafe cicu_matcher_open(
            names.baseAddress,
            count,
            nil,
            options.rawValue,
            &status
          )
        }
        return unsafe cicu_matcher_open(
          names.baseAddress,
          count,
          first,
          options.rawValue,
          &status
        )
      }
    }
    source = .icu(handle)
  }

  private init(_ matcher: CompiledMatcher) { source = .compiled(matcher) }

  /// Returns the matcher for the list without one of its names; nil where ICU must make it anew.
  package func without(_ place: Int) -> MatcherHandle? {
    switch source {
    case .compiled(let matcher): MatcherHandle(matcher.without(place))
    case .icu: nil
    }
  }

  /// Returns the indexes of the best name and of the preference that it matches
  /// (LocaleMatcher::getBestMatchResult); nil if none is close enough.
  package func best(
    for desired: [String]
  ) throws(ICUError) -> (supported: Int, desired: Int)? {
    switch source {
    case .compiled(let matcher): matcher.best(for: desired)
    case .icu(let handle): try Self.best(for: desired, by: handle)
    }
  }

  private static func best(
    for desired: [String],
    by handle: borrowing Handle<Resource>
  ) throws(ICUError) -> (supported: Int, desired: Int)? {
    var status: Int32 = 0
    var wanted: Int32 = -1
    let found = unsafe withCStrings(desired) { names in
      unsafe cicu_matcher_match(
        handle.pointer,
        names.baseAddress,
        Int32(clamping: names.count),
        &wanted,
        &status
      )
    }
    try check(status, "cicu_matcher_match")
    return found < 0 || wanted < 0 ? nil : (Int(found), Int(wanted))
  }
}

/// Calls `body` with a list of strings as NUL-terminated C strings, which are borrowed.
private func withCStrings<Result>(
  _ strings: [String],
  _ body: (UnsafeBufferPointer<UnsafePointer<CChar>?>) -> Result
) -> Result {
  var bytes: [CChar] = []
  var starts: [Int] = []
  for string in strings {
    starts.append(bytes.count)
    bytes.append(contentsOf: string.utf8CString)
  }
  return unsafe bytes.withUnsafeBufferPointer { buffer in
    let pointers = unsafe starts.map { start in unsafe buffer.baseAddress.map { unsafe $0 + start }
    }
    return unsafe pointers.withUnsafeBufferPointer { unsafe body($0) }
  }
}
