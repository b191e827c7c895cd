/// A grammatical case, in which the name of a unit stands.
///
/// ```swift
/// let kilometers = NumberFormat.unit("kilometer").width(.long)
/// try kilometers.formatter(for: "ru").string(5)  // "5 километров"
/// let instrumental = kilometers.grammaticalCase(.instrumental)
/// try instrumental.formatter(for: "ru").string(5)  // "5 километрами"
/// ```
/// The cases are those that CLDR describes. ICU 72 has names of units in 17 of them, in 27 languages
/// and variants; German has ``accusative``, ``dative`` and ``genitive`` beside ``nominative``.
///
/// Source: [UTS #35, Grammatical
/// Features](https://unicode.org/reports/tr35/tr35-general.html#Grammatical_Features).
public enum GrammaticalCase: String, Hashable, Sendable, CaseIterable, Codable {
  /// Without something.
  case abessive
  /// From somewhere, or by means of something.
  case ablative
  /// The direct object.
  case accusative
  /// At or on something.
  case adessive
  /// A way to something, or onto it.
  case allative
  /// For the sake of something.
  case causal
  /// Together with something.
  case comitative
  /// The indirect object; in German also after *in* and *nach* for times.
  case dative
  /// Down from something, or about it.
  case delative
  /// Out of something.
  case elative
  /// The subject of a verb with an object.
  case ergative
  /// As something, for a time.
  case essive
  /// Of something.
  case genitive
  /// Into something.
  case illative
  /// Inside something.
  case inessive
  /// By means of something.
  case instrumental
  /// At a place or a time.
  case locative
  /// Being at a place.
  case locativeCopulative = "locativecopulative"
  /// The subject, and a name that stands alone: the usual case.
  case nominative
  /// Any case but the nominative, before a postposition.
  case oblique
  /// A part of something.
  case partitive
  /// After a preposition, as of places in Russian.
  case prepositional
  /// In the company of something.
  case sociative
  /// Onto something.
  case sublative
  /// On something.
  case superessive
  /// Up to something.
  case terminative
  /// Becoming something.
  case translative
  /// The form of address.
  case vocative
}

extension GrammaticalCase {
  /// ICU's name; nil for the case that ICU's data has without a name.
  var icuName: String? { self == .nominative ? nil : rawValue }
}
