import MachineTime
import Testing

/// The examples of documentation comments that need more than their own lines.
///
/// That is an environment, or an error that has to come. The others stand in the files beside this
/// one, folder by folder.
struct DocumentationTests {
  @Test func theExampleOfFormatErrorHolds() {
    do {
      _ = try MachineFormat.rfc3339.parse("2023-02-30T00:00:00Z")
      Issue.record("read")
    } catch {
      #expect((error.code == .impossible) == true)
      #expect(error.offset == 8)
      #expect(error.message == "day 30 does not exist in February 2023")
      #expect(error.description == "offset 8: day 30 does not exist in February 2023")
    }
  }

  @Test func theExampleOfAnErrorOfOnesOwnHolds() {
    let early: FormatError.Code = .init(rawValue: "year-too-early")
    let reason = FormatError.Reason("year-too-early", "Roman numerals begin with \(1)")
    let error = FormatError(code: early, text: "0", offset: 0, reason: reason)
    #expect(error.description == "offset 0: Roman numerals begin with 1")
    #expect(error.reason.values == ["1"])
  }

  @Test func theExamplesOfPlacesHold() {
    do {
      let typed = "2023-02-30T00:00:00Z"
      do {
        _ = try MachineFormat.rfc3339.parse(typed)
        Issue.record("read")
      } catch {
        #expect(error.index(in: typed).map { typed[$0...] } == "30T00:00:00Z")
      }
    }
    let typed = "日付 2023-02-30"
    do {
      _ = try MachineFormat("日付 %F").parse(typed)
      Issue.record("read")
    } catch {
      #expect(error.offset == 15)
      #expect(error.utf16Offset(in: typed) == 11)
    }
  }

  @Test func theExampleOfReasonsHolds() {
    let german = ["character-expected": "hier fehlt ein {0}"]
    do {
      _ = try MachineFormat.rfc3339.parse("2023-02-28 12:00:00Z")
      Issue.record("read")
    } catch {
      let reason = error.reason
      #expect(reason.description == "expected \"T\"")
      #expect(reason.code == "character-expected")
      #expect(reason.values == ["T"])
      #expect(reason.filled(german[reason.code] ?? reason.template) == "hier fehlt ein T")
    }
  }

  @Test func theExampleOfSeveralFormatsHolds() throws {
    let headers: [MachineFormat] = [.http, .rfc3339]
    #expect(
      try MachineFormat.parse("1970-01-01T00:00:01Z", as: headers).instant.secondsSince1970 == 1
    )
    do {
      _ = try MachineFormat.parse("2026-02-30T00:00:00Z", as: headers)
      Issue.record("read")
    } catch {
      #expect(error.description == "offset 8: day 30 does not exist in February 2026")
    }
  }

  @Test func theExampleOfTheCurrentZoneHolds() async {
    await #expect(processExitsWith: .success) {
      CLibrary.setEnvironment("TZ", ":Asia/Kathmandu")
      let zone = try TimeZoneID.current()
      #expect(zone.identifier == "Asia/Kathmandu")
    }
  }

  @Test func theExampleOfTheCurrentRulesHolds() async {
    await #expect(processExitsWith: .success) {
      CLibrary.setEnvironment("TZ", "<+0330>-3:30")
      let zone = try TimeZoneRules.current()
      #expect(zone.offsetSeconds(at: .now()) == 12_600)
      #expect(zone.id.identifier == "Etc/Unknown")
    }
  }

  @Test func theDataHasAVersion() throws {
    // The comment's "2025b" holds where that is installed.
    let version = try #require(TimeZoneRules.dataVersion())
    #expect(version.hasPrefix("20"))
    #expect(TimeZoneRules.dataVersion() == version)
  }
}
