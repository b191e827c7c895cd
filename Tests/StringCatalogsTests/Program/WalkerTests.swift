import CatalogFiles
import Foundation
import LocaleFormat
import Sharing
import TestSupport
import Testing

@testable import CatalogTools
@testable import StringCatalogs

/// Lint and programs, which walk over the same formats: what lint accepts a program can fill, and both
/// agree on what each argument is.
struct WalkerTests {
  /// The texts of forms: with numbers in and out of order, of widths, named, of variables and wrong.
  private static let texts = [
    "x", "%d", "%@", "%2$@ %1$lld", "%*d %d", "%.*f", "%@ %d", "%(n)lld", "%#@a@", "%2$#@a@ %d",
    "%#@a@ %#@b@ %@", "%arg %@", "%", "%p", "%#@c@", "^[%d file](inflect: true) %@", "50% off",
  ]
  private static let types: [String?] = [nil, "", "lld", "@", "q", "*d", "2$d", "%lu"]

  @Test func acceptsInLintWhatAProgramCanFill() {
    var random = SplitMix(seed: 31)
    var accepted = 0
    for number in 0..<300 {
      let entry = Self.entry(&random)
      accepted += Self.compare(entry, "\(number)") ? 1 : 0
    }
    #expect(accepted > 150 && accepted < 300, "\(accepted)")
  }

  @Test func agreesOnTheWholeOfACatalog() throws {
    let path = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Consumers/Catalogs/Localizable.xcstrings")
    let file = Array(try Data(contentsOf: path))
    let catalog = try XCStringsFile(file, file: "Localizable.xcstrings")
    for language in catalog.languages {
      for entry in catalog.table(for: language).entries {
        #expect(Self.compare(entry, "\(entry.key.text) in \(language)"))
      }
    }
  }

  @Test func takesTheNumberAfterAWidthForPluralForms() throws {
    // The width is the first argument, and does not decide.
    let forms = plural(["one": "%*d file", "other": "%*d files"])
    #expect(try filled(forms, [], [.integer(4), .integer(1)]) == "   1 file")
  }

  @Test func fillsTheArgumentOfASubstitutionWithoutAType() throws {
    let variable = variable("a", "", isSubstitution: true, forms: ["other": "%arg files"])
    #expect(try filled("%#@a@", [variable], [.integer(1_000)]) == "1,000 files")
  }

  /// A program is as deep as its variables are when each is put in its place, however many were
  /// compiled before.
  @Test func limitsTheDepthOfVariablesThatWereCompiledBefore() {
    let count = 40
    let all = (1...count).map { number in
      variable("v\(number)", forms: ["other": number == 1 ? "%d" : "%1$#@v\(number - 1)@"])
    }
    for last in [32, 33, 40] {
      let text = (1...last).map { "%1$#@v\($0)@" }.joined()
      let value = CatalogValue.text(CatalogText(text, at: .start))
      let entry = CatalogTable.Entry(CatalogText("k", at: .start), value, variables: all)
      #expect(Self.compare(entry, "\(last)") == (last == 32), "\(last)")
    }
  }

  // MARK: Comparing

  /// Compares what lint says of an entry with its programs for all devices, and returns whether both
  /// accept it.
  static func compare(_ entry: CatalogTable.Entry, _ name: String) -> Bool {
    var programs: [FormatProgram] = []
    var fault: FormatError?
    for device in ["iphone", "mac", "other"] {
      for width in [nil, 1] {
        do throws(FormatError) {
          programs.append(
            try FormatCompiler.program(
              of: entry.value,
              variables: entry.variables,
              device: device,
              width: width
            )
          )
        } catch {
          fault = error
        }
      }
    }
    let uses: ArgumentUses
    do throws(CatalogIssue) {
      uses = try ArgumentUses(of: .init(entry: entry, file: "f"), isFormat: true)
    } catch {
      // A variable that a device does not show, and the type of one that shows no number, are wrong
      // in lint alone.
      let isOfLint = error.reason.code == "invalid-value-type" || entry.hasChoiceOfTexts
      #expect(fault != nil || isOfLint, "\(name): \(error) in \(entry)")
      return false
    }
    if let fault {
      Issue.record("\(name): lint accepts \(entry), a program does not: \(fault)")
      return false
    }
    var needs: [Int: FormatConversion.Need] = [:]
    for program in programs {
      for case (let argument, let need?) in program.needs.enumerated()
      where needs[argument].map(need.isNarrower) ?? true {
        needs[argument] = need
      }
    }
    // Plural forms that show no number take the first one that is given.
    let isOpen = programs.contains { program in
      (0..<program.choices.count).contains { program.choices[$0].takesFirstNumber }
    }
    for (argument, use) in uses.uses where use.need != nil || !isOpen {
      let need = use.need ?? .number
      // Lint keeps apart what decides among plural forms and what `%@` shows.
      let isShown = need == .anything && needs[argument] == .number
      let isSame = needs[argument].map { $0 == need || need.isNarrower(than: $0) } ?? false
      #expect(
        isSame || isShown || entry.hasChoiceOfTexts,
        "\(name): argument \(argument) is \(need) in lint, and \(needs) in a program: \(entry)"
      )
    }
    #expect(Set(needs.keys).isSubset(of: uses.uses.keys), "\(name): \(needs), \(uses.uses.keys)")
    return true
  }

  // MARK: Making

  private static func entry(_ random: inout SplitMix) -> CatalogTable.Entry {
    let names = ["a", "b"]
    let variables = names.map { name in
      let type = types[Int.random(in: 0..<types.count, using: &random)]
      return CatalogVariable(
        CatalogText(name, at: .start),
        valueType: type.map { CatalogText($0, at: .start) },
        argument: [nil, nil, 1, 2, 3][Int.random(in: 0..<5, using: &random)],
        value: randomValue(&random, isVariable: true),
        isSubstitution: Int.random(in: 0..<2, using: &random) == 0
      )
    }
    let value = randomValue(&random, isVariable: false)
    return CatalogTable.Entry(CatalogText("k", at: .start), value, variables: variables)
  }

  private static func randomValue(_ random: inout SplitMix, isVariable: Bool) -> CatalogValue {
    func text() -> CatalogValue {
      let isSafe = Int.random(in: 0..<4, using: &random) > 0
      let count = isSafe ? 8 : texts.count
      return .text(CatalogText(texts[Int.random(in: 0..<count, using: &random)], at: .start))
    }
    func forms(_ selector: CatalogSelector, _ names: [String]) -> CatalogValue {
      .variants(selector, names.map { CatalogVariant(CatalogText($0, at: .start), text()) })
    }
    switch Int.random(in: 0..<(isVariable ? 4 : 8), using: &random) {
    case 0, 1: return forms(.plural, ["one", "other"])
    case 2: return forms(.plural, ["zero", "few", "other"])
    case 3: return isVariable ? forms(.gender, ["0", "1"]) : forms(.device, ["mac", "other"])
    case 4: return forms(.width, ["1", "20"])
    case 5:
      let inner = [forms(.plural, ["one", "other"]), text()]
      return .variants(
        .device,
        zip(["mac", "other"], inner).map { CatalogVariant(CatalogText($0, at: .start), $1) }
      )
    default: return text()
    }
  }
}

extension CatalogTable.Entry {
  /// Whether not all of its texts are filled on each device.
  fileprivate var hasChoiceOfTexts: Bool {
    ([value] + variables.map(\.value)).contains { value in
      guard case .variants(let selector, _) = value else { return false }
      return selector == .device || selector == .width
    }
  }
}
