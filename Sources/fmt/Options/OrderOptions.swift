internal import ArgumentParser
internal import FmtKit
internal import LocaleFormat

/// The options of an order of texts.
struct OrderOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The order, if the language has several, such as phonebk, pinyin, stroke or trad.",
      example: "fmt compare Ärger Afrika --order phonebk --locale de → <",
      valueName: "type"
    )
  )
  var order: CollationType?
  @Option(
    help: ArgumentHelp(
      "The least difference that counts: of letters, also of accents, also of case.",
      example: "fmt compare Résumé resume --strength primary --locale fr → ="
    )
  )
  var strength: CollationStrength?
  @Flag(
    help: ArgumentHelp(
      "Compare digits as numbers.",
      example: "fmt compare 'chapter 10' 'chapter 9' --numeric --locale en → >"
    )
  )
  var numeric = false
  @Option(
    help: ArgumentHelp(
      "The case that is first where texts differ in their case alone.",
      example: "fmt compare a A --case-first upper --locale en → >",
      valueName: "case"
    )
  )
  var caseFirst: CollationCaseFirst?
  @Flag(
    help: ArgumentHelp(
      "Compare the case of letters also with the strengths primary and secondary.",
      example: "fmt compare Ré re --strength primary --case-level --locale fr → >"
    )
  )
  var caseLevel = false
  @Flag(
    help: ArgumentHelp(
      "Ignore spaces and punctuation.",
      example: "fmt compare co-op coop --ignore-punctuation --locale en → ="
    )
  )
  var ignorePunctuation = false
  @Option(
    help: ArgumentHelp(
      "Scripts and kinds of signs that come before others, separated by commas: space, punct, symbol, currency, digit, or codes of scripts.",
      example: "fmt compare б a --reorder Cyrl,Latn --locale en → <",
      valueName: "groups"
    )
  )
  var reorder: String?

  var recipe: CollationFormat {
    get throws {
      let groups = reorder.map { $0.split(separator: ",", omittingEmptySubsequences: false) }
      let recipe = CollationFormat(
        type: order,
        strength: strength,
        caseLevel: caseLevel ? true : nil,
        caseFirst: caseFirst,
        numeric: numeric ? true : nil,
        punctuation: ignorePunctuation ? .ignored : nil,
        reordering: groups.map { $0.map { CollationGroup(rawValue: String($0)) } }
      )
      do throws(FormatError) {
        return try recipe.validated()
      } catch {
        throw usageError("--reorder: \(error)")
      }
    }
  }
}
