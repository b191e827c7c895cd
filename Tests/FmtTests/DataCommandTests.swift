import Foundation
import Testing

/// `fmt data`.
@Suite struct DataCommandTests {
  private func shell(_ line: String) throws -> Command.Outcome {
    try ExampleFiles.with([:]) { try Command.shell(line, in: $0) }
  }

  @Test func showsTheReleaseAndFiles() throws {
    let release = try Command.run(["data", "show"])
    #expect(release.status == 0 && release.output.hasPrefix("ICU "))
    #expect(release.output.contains("\nnumbers\t") && release.output.contains("\nall\t"))
    let subset = try shell(
      "\"$FMT\" data subset --locales fr --kinds date -o a.plans >b; \"$FMT\" data show a.plans"
    )
    #expect(subset.output.contains("\nkinds\tdate\n"))
    #expect(subset.output.contains("\nsubset\tfr,fr_FR"))
    let json = try Command.run(["data", "show", "--json"])
    let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    #expect((object?["locales"] as? Int ?? 0) > 500)
    #expect((object?["sections"] as? [String: Int])?["dates"] ?? 0 > 0)
  }

  @Test func comparesFiles() throws {
    let make = """
      "$FMT" data subset --locales de,fr --kinds date -o a.plans >x
      "$FMT" data subset --locales de --kinds date,number -o b.plans >x
      "$FMT" data diff a.plans b.plans --locale de,fr
      """
    let outcome = try shell(make)
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    #expect(outcome.output.contains("de\tnumber\tlatn/d/0\t-\t\",\"\n"))
    #expect(outcome.output.contains("\n1 locale gone: fr\n"))
    #expect(try shell("\(make) --kind date").output.hasPrefix("no change\n1 locale gone: fr\nICU "))
    #expect(try shell("\(make) --summary").output.hasPrefix("number: "))
    let lines = try shell("\(make) --json").output.split(separator: "\n")
    let objects = try lines.map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(objects.first?["kind"] as? String == "number")
    #expect(objects.first?["old"] is NSNull)
    #expect(objects.last?["removed"] as? [String] == ["fr"])
  }

  @Test func writesATarget() throws {
    let outcome = try shell(
      "\"$FMT\" data subset --locales de --kinds number -o Own/Data && cat Own/Data/Data.c"
    )
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("Own/Data/Subset.plans: "))
    #expect(outcome.output.contains("\nOwn/Data/include/Data.h\n"))
    #expect(outcome.output.contains("#embed \"Subset.plans\"\n"))
    #expect(outcome.output.contains("\n// kinds: number\n"))
  }

  @Test(
    arguments: [
      (
        "data subset --locales de --kinds x -o a.plans", 64,
        "fmt: --kinds: the data has no kind 'x', but number, currency, date"
      ),
      (
        "data subset --locales de_XX --kinds date -o a.plans", 64,
        "fmt: --locales: the data has no locale 'de_XX', but de, de_AT"
      ),
      ("data subset --locales de,,fr --kinds date -o a", 64, "fmt: --locales: a word is missing"),
      ("data subset --locales - --kinds date -o a", 64, "fmt: --locales: "),
      (
        "data subset --locales de --kinds date -o 9a", 64,
        "fmt: --output: '9a' is not a name for a target"
      ),
      ("data show absent", 74, "fmt: absent: there is no such file"),
      ("data show .", 74, "fmt: .: a file was expected, not a folder"),
      (
        "data show text", 65,
        "fmt: text: offset 0: the data cannot be read: it is not a data file of this package"
      ),
      ("data show cut", 65, "fmt: cut: offset 16: the data cannot be read: it has 200 bytes"),
      ("data diff cut text", 65, "fmt: cut: offset 16: the data cannot be read: it has 200 bytes"),
      (
        "data diff a.plans a.plans --kind x", 64,
        "fmt: --kind: the data has no kind 'x', but date, locale"
      ),
      (
        "data diff a.plans a.plans --locale fr", 64, "fmt: --locale: the data has no locale 'fr'"
      ),
      (
        "data subset --locales de --kinds date -o text/a.plans", 74,
        "fmt: text/a.plans: "
      ),
    ] as [(String, Int32, String)]
  )
  func refuses(_ arguments: String, _ status: Int32, _ message: String) throws {
    let outcome = try shell(
      """
      "$FMT" data subset --locales de --kinds date -o a.plans >x || exit 1
      head -c 200 a.plans >cut; printf 'a text that is not data, and is long enough' >text
      "$FMT" \(arguments)
      """
    )
    #expect(outcome.status == status && outcome.output.isEmpty, "\(outcome)")
    #expect(outcome.errors.hasPrefix(message), "\(outcome.errors)")
  }
}
