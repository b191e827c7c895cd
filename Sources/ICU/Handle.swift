/// A kind of object that ICU makes and destroys.
package protocol ICUResource {
  /// Destroys the object.
  static func close(_ pointer: OpaquePointer)
}

/// The only owner of an ICU object: destroyed with it, never copied.
@safe package struct Handle<Resource: ICUResource>: ~Copyable {
  let pointer: OpaquePointer

  /// Takes over what an `open` function returned, or throws the status it gave.
  init(
    _ function: String,
    _ open: (inout Int32) -> OpaquePointer?
  ) throws(ICUError) {
    var status: Int32 = 0
    let opened = unsafe open(&status)
    guard let pointer = unsafe opened else {
      throw ICUError(status: status, function: function)
    }
    unsafe self.pointer = pointer
  }

  /// Takes over what an `open` function returned that also tells a place in its argument.
  init(
    atOffset function: String,
    _ open: (_ offset: inout Int32, _ status: inout Int32) -> OpaquePointer?
  ) throws(ICUError) {
    var status: Int32 = 0
    var offset: Int32 = -1
    let opened = unsafe open(&offset, &status)
    guard let pointer = unsafe opened else {
      throw ICUError(status: status, function: function, offset: offset)
    }
    unsafe self.pointer = pointer
  }

  deinit { unsafe Resource.close(pointer) }
}

// Unchecked because a pointer is never Sendable (SE-0331). A handle owns its object alone, so it may move to
// another thread. Whether two threads may use one at once is the resource's own matter: number
// formatters may (see NumberHandle); of date formatters udat.h says nothing, so they are lent by a
// pool, one to each caller; lists of names stay inside one function.
extension Handle: @unchecked Sendable {}
