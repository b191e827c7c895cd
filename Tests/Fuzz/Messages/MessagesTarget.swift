internal import Faults
internal import MessageSyntax

/// Reads the input as a message in both syntaxes.
///
/// A message that can be read is written and read again, as is its conversion to the other syntax, and an
/// error has a place in the text.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzMessages(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let source = unsafe String(
    decoding: UnsafeBufferPointer(start: start, count: count),
    as: UTF8.self
  )
  checkSecond(source)
  for apostrophes in ICUMessage.Apostrophes.allCases { checkICU(source, apostrophes) }
  return 0
}

private func check(_ error: FormatError, in source: String) {
  precondition(error.offset.map { (0...source.utf8.count).contains($0) } ?? false, "\(error)")
  precondition(!error.message.isEmpty)
}

private func checkSecond(_ source: String) {
  do throws(FormatError) {
    let (message, faults) = try Message.read(source)
    for fault in faults { check(fault, in: source) }
    let (again, sameFaults) = try Message.read(message.description)
    precondition(again == message, message.description)
    precondition(sameFaults.map(\.code) == faults.map(\.code), message.description)
    for numbers in ICUMessage.GivenNumbers.allCases { checkConversion(message, numbers) }
    do throws(FormatError) {
      _ = try message.validated()
      precondition(faults.isEmpty, source)
    } catch {
      precondition(faults.contains { $0.code == error.code }, source)
    }
  } catch {
    check(error, in: source)
  }
}

private func checkICU(_ source: String, _ apostrophes: ICUMessage.Apostrophes) {
  let message: ICUMessage
  do throws(FormatError) {
    message = try ICUMessage(source, apostrophes: apostrophes)
  } catch {
    return check(error, in: source)
  }
  do throws(FormatError) {
    let again = try ICUMessage(message.description)
    precondition(again == message, message.description)
  } catch {
    preconditionFailure("\(message.description) is not read: \(error)")
  }
  checkConversion(message)
}

private func checkConversion(_ older: ICUMessage) {
  let message: Message
  do throws(FormatError) {
    message = try Message(converting: older)
  } catch {
    precondition(error.code == .unsupportedOperation, "\(older): \(error)")
    return
  }
  do throws(FormatError) {
    let again = try Message(message.description)
    precondition(again == message, message.description)
  } catch {
    preconditionFailure("\(message.description) is not read: \(error)")
  }
}

private func checkConversion(_ newer: Message, _ numbers: ICUMessage.GivenNumbers) {
  let message: ICUMessage
  do throws(FormatError) {
    message = try ICUMessage(converting: newer, givenNumbers: numbers)
  } catch {
    precondition(
      error.code == .unsupportedOperation || FormatError.Code.dataModelErrors.contains(error.code),
      "\(newer): \(error)"
    )
    return
  }
  do throws(FormatError) {
    let again = try ICUMessage(message.description)
    precondition(again == message, message.description)
  } catch {
    preconditionFailure("\(message.description) is not read: \(error)")
  }
}
