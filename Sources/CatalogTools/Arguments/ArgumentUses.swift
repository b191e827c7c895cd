package import CatalogFiles
internal import Faults

/// The arguments of the texts of a key in one language.
package struct ArgumentUses: Sendable {
  /// The narrowest use of each argument, by number from 0.
  package internal(set) var uses: [Int: ArgumentUse] = [:]
  /// All uses, in the order of the texts.
  package internal(set) var all: [(number: Int, use: ArgumentUse)] = []
  /// The variants of each value that were looked at.
  package internal(set) var forms: [[ArgumentForm]] = []
  /// The arguments that a text shows by a conversion, and not only by the choice of a form.
  package internal(set) var shown: Set<Int> = []
  /// The variables that a text names, with the arguments that they stand for, from 0.
  package internal(set) var variables: [String: Set<Int>] = [:]
  /// The conversions that can be percent signs of sentences, as they are written.
  package internal(set) var percentSigns: Set<String> = []
  /// Whether something besides conversions shows that the texts are formats.
  private var isVaried = false
  /// Whether a conversion was read that is not probably a percent sign of a sentence.
  var hasConversions = false

  /// Finds the arguments of an entry.
  ///
  /// The texts of an entry without any conversion are not formats: they are shown as they are, so
  /// that a percent sign needs no other one before it. What can be such a percent sign counts as a
  /// conversion only beside another one.
  ///
  /// - Parameters:
  ///   - found: The entry.
  ///   - isFormat: Whether the texts are known to be formats.
  /// - Throws: The error of a text that is not a format, with its place.
  package init(of found: TableTexts.Found, isFormat: Bool = false) throws(CatalogIssue) {
    var walker = FormatWalker(
      ArgumentCollector(of: found, isFormat: isFormat),
      variables: found.entry.variables
    )
    var fault: CatalogIssue?
    do throws(CatalogIssue) {
      _ = try walker.part(of: found.entry.value)
    } catch {
      fault = error
    }
    self = walker.visitor.uses
    isVaried = walker.isVaried
    if let fault, self.isFormat || !Self.isPlain(found.entry.value) { throw fault }
    if !self.isFormat { (uses, all, forms, shown) = ([:], [], [], []) }
  }

  init() {}

  /// Whether something shows that the texts are formats.
  package var isFormat: Bool { isVaried || hasConversions }

  /// The number of arguments.
  package var count: Int { (uses.keys.max() ?? -1) + 1 }

  // MARK: Uses

  /// Notes the use of an argument; of several needs the narrowest one counts.
  mutating func note(_ new: ArgumentUse, of argument: Int) {
    all.append((argument, new))
    guard var use = uses[argument] else {
      uses[argument] = new
      return
    }
    let name = use.name ?? new.name
    if let need = new.need, use.need.map(need.isNarrower) ?? true { use = new }
    use.name = name
    uses[argument] = use
  }

  /// Adds the arguments that only other texts of the key use, which do not have to be shown.
  package mutating func allow(_ other: ArgumentUses) {
    uses.merge(other.uses) { own, _ in own }
  }
}
