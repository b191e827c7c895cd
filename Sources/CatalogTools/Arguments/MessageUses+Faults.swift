internal import CatalogFiles
package import Faults
internal import Sharing

extension MessageUses {
  /// A difference from the message of the development language.
  package struct Fault {
    /// The thing that differs.
    package enum Kind: Sendable {
      /// An argument that is not shown.
      case missing
      /// An argument that the other message does not have, or uses in another way.
      case argument
      /// A mark.
      case mark
    }

    package let kind: Kind
    package let reason: FormatError.Reason
  }

  /// The differences from the message of the development language.
  ///
  /// - Parameters:
  ///   - own: The arguments of that message.
  ///   - name: The words for the key.
  ///   - ownText: The words for that message.
  /// - Returns: The differences, at most one of each argument.
  package func faults(
    against own: MessageUses,
    named name: String,
    _ ownText: String
  ) -> [Fault] {
    var faults: [Fault] = []
    for use in all {
      guard let ownUse = own.use(of: use.name) else {
        let reason = Reason(
          "unknown-message-argument",
          "the text of \(name) has the argument '\(use.name.excerpt)', which \(ownText) does not have"
        )
        faults.append(Fault(kind: .argument, reason: reason))
        continue
      }
      guard use.need != ownUse.need, use.need != .anything, ownUse.need != .anything else {
        continue
      }
      let reason = Reason(
        "other-message-argument",
        "the text of \(name) takes '\(use.name.excerpt)' as '\((use.taker ?? "").excerpt)', and \(ownText) as '\((ownUse.taker ?? "").excerpt)'"
      )
      faults.append(Fault(kind: .argument, reason: reason))
    }
    if let missing = own.all.first(where: { use(of: $0.name) == nil }) {
      let reason = Reason(
        "message-argument-missing",
        "the text of \(name) does not have the argument '\(missing.name.excerpt)', which \(ownText) has"
      )
      faults.append(Fault(kind: .missing, reason: reason))
    }
    if let lost = own.marks.first(where: { !knownMarks.contains($0) }) {
      let reason = Reason(
        "message-mark-missing",
        "the text of \(name) does not have the mark '{\(lost.excerpt)}', which \(ownText) has"
      )
      faults.append(Fault(kind: .mark, reason: reason))
    } else if let other = marks.first(where: { !own.knownMarks.contains($0) }) {
      let reason = Reason(
        "unknown-message-mark",
        "the text of \(name) has the mark '{\(other.excerpt)}', which \(ownText) does not have"
      )
      faults.append(Fault(kind: .mark, reason: reason))
    }
    return faults
  }

  /// The fault of a mark that is open; nil if there is none.
  func openMarkReason(_ name: String) -> FormatError.Reason? {
    openMark.map { mark in
      Reason(
        "open-message-mark",
        "the text of \(name) has the mark '\(mark.excerpt)', which is not opened and closed in one pattern"
      )
    }
  }
}
