/// The functions that Swift sources call, by name.
struct SwiftFunctions {
  private let functions: [String: [LookupFunction]]
  private let views: [String: [LookupFunction]]
  private let catalogs: [String: [LookupFunction]]

  /// The modules beside SwiftUI whose functions take the keys of SwiftUI.
  private static let viewModules: Set<String> = [
    "AppIntents", "Charts", "MapKit", "SwiftUI", "TipKit", "WidgetKit",
  ]

  init(_ functions: [LookupFunction]) {
    self.functions = Dictionary(grouping: functions, by: \.name)
    views = Dictionary(grouping: LookupFunction.inSwiftUI, by: \.name)
    catalogs = Dictionary(grouping: LookupFunction.inStringCatalogs, by: \.name)
  }

  /// Whether a source may call one of the functions; quick, and sometimes true without reason.
  func mayBeCalled(in source: [UInt8]) -> Bool {
    let marks =
      ["ocaliz", "comment:", "table:", "defaultValue:", "StringCatalogs"]
      + Self.viewModules.sorted()
    if marks.contains(where: source.contains(name:)) { return true }
    return functions.keys.contains { name in
      // The functions of Foundation that look up texts all have the first mark.
      name != "String" && name != "AttributedString"
        && source.contains(name: name.split(separator: ".").last.map(String.init) ?? name)
    }
  }

  /// Whether one of the modules is SwiftUI, or one beside it.
  func hasViews(_ imports: Set<String>) -> Bool { !imports.isDisjoint(with: Self.viewModules) }

  /// The functions that a call may be of, of which the first one that has a key counts.
  ///
  /// - Parameters:
  ///   - name: The name, such as `Text`, `String.LocalizationValue` or `tr`.
  ///   - isMember: Whether it is called on something.
  ///   - imports: The modules that the source imports.
  /// - Returns: The functions; none if the call is not a look-up.
  func candidates(_ name: String, isMember: Bool, imports: Set<String>) -> [LookupFunction] {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    if let found = functions[name] ?? (isMember ? functions[last] : nil) { return found }
    guard hasViews(imports) else { return [] }
    return views[name] ?? (isMember ? views["." + last] : nil) ?? []
  }

  /// The methods of catalogs with a name.
  func catalogMethods(_ name: String, imports: Set<String>) -> [LookupFunction] {
    imports.contains("StringCatalogs") ? catalogs["." + name] ?? [] : []
  }
}
