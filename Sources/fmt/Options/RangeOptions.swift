internal import ArgumentParser
internal import FmtKit
internal import LocaleFormat

/// The options of values that are a range `A..B`.
struct RangeOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "What a range A..B writes only once when it is the same for both numbers.",
      example: """
        fmt currency 3..5 --currency EUR --collapse none --locale en
        → €3.00 – €5.00
        """,
      valueName: "what"
    )
  )
  var collapse: NumberRangeFormat.Collapse = .auto
  @Option(
    help: ArgumentHelp(
      "The text of a range whose two numbers look the same.",
      example: "fmt number 3..3 --identity single-value --locale en → 3",
      valueName: "form"
    )
  )
  var identity: NumberRangeFormat.Identity = .approximately
}
