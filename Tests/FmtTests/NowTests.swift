import Foundation
import Testing

/// `now` wherever a command reads an instant.
@Suite struct NowTests {
  private func seconds(_ line: String) throws -> Int? {
    let outcome = try Command.shell(line)
    #expect(outcome.errors.isEmpty && outcome.status == 0, "\(outcome)")
    return Int(outcome.output.split(separator: "\n").last ?? "")
  }

  @Test(arguments: [
    #""$FMT" machine now --from rfc3339 --to unix"#,
    #"echo now | "$FMT" machine --from http --to unix"#,
    #""$FMT" machine now --from rfc9557 --from-zone Asia/Tokyo --to unix"#,
    #""$FMT" date now --zone UTC --locale en --pattern "yyyy-MM-dd'T'HH:mm:ss'Z'" | "$FMT" machine --from rfc3339 --to unix"#,
    #"echo now | "$FMT" date --zone UTC --locale en --input http --pattern "yyyy-MM-dd'T'HH:mm:ss'Z'" | "$FMT" machine --from rfc3339 --to unix"#,
  ])
  func isTheMomentOfReading(_ line: String) throws {
    let before = Int(Date().timeIntervalSince1970)
    let read = try #require(try seconds(line))
    #expect((before...Int(Date().timeIntervalSince1970)).contains(read))
  }

  @Test func isAnEndOfAnInterval() throws {
    let options = "now --zone UTC --locale en --template yMMMd"
    let both = try Command.shell("\"$FMT\" interval now \(options)")
    let date = try Command.shell("\"$FMT\" date \(options)")
    #expect(both.status == 0 && both.output == date.output)
    for value in ["now/2999-01-01T00:00:00Z", "1999-01-01T00:00:00Z now"] {
      let line = #"echo '\#(value)' | "$FMT" interval --zone UTC --locale en --template y"#
      let outcome = try Command.shell(line)
      let hasDash = outcome.output.contains("\u{2009}\u{2013}\u{2009}")
      #expect(outcome.status == 0 && hasDash, "\(outcome)")
    }
  }

  @Test func isSeenFromAnotherInstant() throws {
    let now = try Command.run([
      "relative", "--from", "now", "now", "--locale", "en", "--zone", "UTC",
    ])
    #expect(now == .init(output: "now\n", errors: "", status: 0))
    let later = try Command.run([
      "relative", "--from", "1999-06-01T00:00:00Z", "now", "--locale", "en", "--units", "year",
    ])
    #expect(later.output.hasPrefix("in ") && later.output.hasSuffix(" years\n"), "\(later)")
  }

  @Test func isNoOtherWord() throws {
    for word in ["Now", "now ", "now+1d", "nowhere"] {
      let outcome = try Command.run(["date", word, "--zone", "UTC", "--locale", "en"])
      #expect(outcome.status == 65, "\(word)")
    }
    let times = try Command.run(["machine", "now", "--from", "rfc3339-time", "--to", "unix"])
    #expect(times.status == 64)
  }
}
