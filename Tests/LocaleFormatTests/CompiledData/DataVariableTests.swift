import Foundation
import ICU
import MachineTime
import TestSupport
import Testing

@testable import LocaleFormat

/// The environment's variable with the choice of data, in processes that begin with it.
@Suite struct DataVariableTests {
  @Test func anUnknownChoiceIsRefusedByEveryKind() async {
    await #expect(processExitsWith: .success) {
      unsafe setenv("LOCALEFORMAT_DATA", "pined", 1)
      let cache = FormatterCache(capacity: 64)
      // Twice: the first refusal does not settle anything.
      for call in try CacheCall.all() + CacheCall.all() {
        do {
          Issue.record("\(call): \(try call.text(cache))")
        } catch let error as FormatError {
          #expect(error.code == .unknownData, "\(call): \(error)")
          #expect(error.text == "pined")
          #expect(error.reason.code == "unknown-data")
          #expect(
            error.description == """
              the environment's LOCALEFORMAT_DATA cannot be pined: the choices of data are \
              'system', 'pinned', 'pinned-else-system'
              """
          )
        }
      }
      #expect(cache.statistics.entries == 0)
    }
  }

  /// Calls that do not throw go on without data.
  @Test func anUnknownChoiceStopsNoProcess() async {
    await #expect(processExitsWith: .success) {
      unsafe setenv("LOCALEFORMAT_DATA", "pined", 1)
      #expect(AppLocale.current.language.tag.isEmpty == false)
      #expect(LocaleID.available.isEmpty)
      #expect(!FormattingData.isCompiledDataInUse)
      #expect(FormattingData.compiledCLDRVersion != nil)
      #expect(LocaleID("de-latn-de").tag == "de-Latn-DE")
      #expect {
        try FormattingData.current
      } throws: {
        ($0 as? FormatError)?.code == .unknownData
      }
    }
  }

  @Test func theChoicesAreThoseOfTheType() async {
    #expect(DataChoice.names.map(\.name) == FormattingData.allCases.map(\.rawValue))
    await #expect(processExitsWith: .success) {
      unsafe setenv("LOCALEFORMAT_DATA", "pinned-else-system", 1)
      let data = try FormattingData.current
      #expect(data == .pinnedElseSystem)
    }
    await #expect(processExitsWith: .success) {
      unsafe setenv("LOCALEFORMAT_DATA", "", 1)
      let data = try FormattingData.current
      #expect(data == .system)
    }
  }

  /// Machines with other versions of ICU can compare them: ICU does not write these texts.
  @Test func theVersionsOfPinnedDataAreItsOwn() async {
    await #expect(processExitsWith: .success) {
      unsafe setenv("LOCALEFORMAT_DATA", "pinned", 1)
      let versions = try LibraryVersions.current
      #expect(versions.cldr == FormattingData.compiledCLDRVersion)
      #expect(versions.icu == CompiledFacts.release?.origin("icu"))
      #expect(versions.icuZones == "none")
      #expect(versions.systemZones == TimeZoneRules.dataVersion())
    }
  }

  /// A choice of the program counts, whatever the environment says.
  @Test func theProgramDecides() async {
    await #expect(processExitsWith: .success) {
      unsafe setenv("LOCALEFORMAT_DATA", "pined", 1)
      try FormattingData.use(.pinned)
      let data = try FormattingData.current
      #expect(data == .pinned)
      #expect(try NumberFormat.decimal.formatter(for: "de").string(0.5) == "0,5")
    }
  }
}
