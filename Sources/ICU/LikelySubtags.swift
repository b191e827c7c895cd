internal import CompiledData
internal import Sharing

/// The likely subtags of compiled data.
///
/// Source: UTS #35, Likely Subtags, in the order in which ICU's `uloc_addLikelySubtags` looks.
struct LikelySubtags {
  /// A language, a script, a region and the rest of an ICU name.
  private struct Parts: Equatable {
    var language = ""
    var script = ""
    var region = ""
    /// Variants, each after an underscore.
    var rest = ""

    /// Splits a name; nil if it has keywords, or another form.
    ///
    /// - Parameters:
    ///   - name: An ICU name.
    ///   - keepsUnknown: Whether an unknown script or region counts as one, as in the table.
    init?(_ name: String, keepsUnknown: Bool = false) {
      guard !name.utf8.contains(UInt8(ascii: "@")), !name.utf8.contains(UInt8(ascii: "-")) else {
        return nil
      }
      var parts = name.split(separator: "_", omittingEmptySubsequences: false)[...]
      guard let first = parts.popFirst() else { return nil }
      language = first == "und" ? "" : String(first)
      if let script = parts.first, script.utf8.count == 4, script.utf8.allSatisfy(\.isASCIILetter) {
        self.script = script == "Zzzz" && !keepsUnknown ? "" : String(script)
        parts = parts.dropFirst()
      }
      if let region = parts.first, (2...3).contains(region.utf8.count) {
        self.region = region == "ZZ" && !keepsUnknown ? "" : String(region)
        parts = parts.dropFirst()
      }
      rest = parts.map { "_" + $0 }.joined()
    }

    /// The name with some of the parts.
    ///
    /// - Parameters:
    ///   - hasScript: Whether it has the script.
    ///   - hasRegion: Whether it has the region.
    ///   - unknown: The text for no language.
    /// - Returns: The name.
    func name(script hasScript: Bool, region hasRegion: Bool, unknown: String = "und") -> String {
      (language.isEmpty ? unknown : language) + (hasScript ? "_" + script : "")
        + (hasRegion ? "_" + region : "")
    }

    /// The name that ICU writes, which begins with an underscore if the language is not known.
    ///
    /// An empty region stands before variants if there is none.
    var name: String {
      name(script: !script.isEmpty, region: !region.isEmpty, unknown: "")
        + (region.isEmpty && !rest.isEmpty ? "_" : "") + rest
    }
  }

  let table: DataNode

  /// Adds the likely subtags to an ICU name; nil if the name has another form, or if there are none
  /// for it.
  func maximized(_ name: String) -> String? { Parts(name).flatMap { maximized($0)?.name } }

  /// The parts with likely ones; nil if there are none.
  private func maximized(_ parts: Parts) -> Parts? {
    let (hasScript, hasRegion) = (!parts.script.isEmpty, !parts.region.isEmpty)
    for (withScript, withRegion) in [(true, true), (true, false), (false, true), (false, false)] {
      guard hasScript || !withScript, hasRegion || !withRegion,
        let found = table[parts.name(script: withScript, region: withRegion)]?.text,
        var likely = Parts(found, keepsUnknown: true)
      else { continue }
      // The subtags that were looked up are replaced, too: Asia, 142, by China.
      if hasScript, !withScript { likely.script = parts.script }
      if hasRegion, !withRegion { likely.region = parts.region }
      likely.rest = parts.rest
      return likely
    }
    return nil
  }

  /// Removes the subtags that are likely anyway from an ICU name; nil as for the others.
  func minimized(_ name: String) -> String? {
    guard let parts = Parts(name), var full = maximized(parts) else { return nil }
    full.rest = ""
    for (hasScript, hasRegion) in [(false, false), (false, true), (true, false)] {
      var trial = full
      if !hasScript { trial.script = "" }
      if !hasRegion { trial.region = "" }
      guard maximized(trial) == full else { continue }
      trial.rest = parts.rest
      return trial.name
    }
    full.rest = parts.rest
    return full.name
  }
}
