internal import CatalogFiles
internal import FmtKit

/// The answer to one line of JSON.
struct CaseAnswer {
  /// The name of the member that identifies the case.
  private let idName: String
  /// The JSON text of that member, unchanged; nil when there is none or none was found.
  private let id: ArraySlice<UInt8>?
  private let members: [String: JSONValue]

  /// Answers a case.
  init(to line: ArraySlice<UInt8>, in form: AnswerForm) {
    var id: ArraySlice<UInt8>?
    var members: [String: JSONValue]
    do throws(BatchFailure) {
      members = try form.answer(try Self.read(line, form, &id))
    } catch {
      members = form.refusal(error)
    }
    (self.id, self.members, idName) = (id, members, form.idName)
  }

  /// Answers a line that is too long, of which only the beginning was kept.
  init(toLongLine number: Int, beginning start: ArraySlice<UInt8>, in form: AnswerForm) {
    var id: ArraySlice<UInt8>?
    do throws(BatchFailure) {
      // The beginning is not a whole JSON text. Reading it finds the id.
      _ = try Self.read(start.prefix(Self.idLimit), form, &id)
    } catch {}
    let limit = StandardInput.maximumLine
    members = form.refusal(.error("line \(number) is longer than \(limit) bytes"))
    (self.id, idName) = (id, form.idName)
  }

  /// The number of bytes in which the id of a line that is too long is searched for.
  static let idLimit = 1 << 16

  private static func read(
    _ line: ArraySlice<UInt8>,
    _ form: AnswerForm,
    _ id: inout ArraySlice<UInt8>?
  ) throws(BatchFailure) -> JSONValue {
    do throws(JSONError) {
      return try JSONValue.read(line) { key, text in
        if key == form.idName, id == nil { id = text }
      }
    } catch {
      throw .error("the line is not a \(form.noun): \(error)")
    }
  }

  /// Appends the answer as a line of JSON, its keys in order.
  func append(to bytes: inout [UInt8]) {
    var comma = UInt8(ascii: "{")
    let names = id == nil ? Array(members.keys) : members.keys + [idName]
    for name in names.sorted() {
      bytes.append(comma)
      comma = UInt8(ascii: ",")
      bytes += "\"\(name)\":".utf8
      if let value = members[name] {
        value.append(to: &bytes)
      } else if let id {
        // In JSON a space means the same as a carriage return, at which some programs end lines.
        bytes += id.lazy.map { $0 == UInt8(ascii: "\r") ? UInt8(ascii: " ") : $0 }
      }
    }
    bytes += "}\n".utf8
  }
}
