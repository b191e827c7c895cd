/// A kind of object that ICU creates and destroys.
package protocol ICUResource {
  /// Destroys the object.
  static func close(_ pointer: OpaquePointer)
}

/// The only owner of an ICU object.
///
/// It is not copyable, and destroys the object when it ends.
@safe package struct Handle<Resource: ICUResource>: ~Copyable {
  let pointer: OpaquePointer

  /// Takes ownership of the result of an `open` function, or throws the status that it gave.
  init(
    _ function: String,
    _ open: (inout Int32) -> OpaquePointer?
  ) throws(ICUError) {
    try checkICU(function)
    var status: Int32 = 0
    let opened = unsafe open(&status)
    guard let pointer = unsafe opened else {
      throw ICUError(status: status, function: function)
    }
    unsafe self.pointer = pointer
  }

  /// Takes ownership of the result of an `open` function that also reports a place in its argument.
  init(
    atOffset function: String,
    _ open: (_ offset: inout Int32, _ status: inout Int32) -> OpaquePointer?
  ) throws(ICUError) {
    try checkICU(function)
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

// Unchecked because a pointer is never Sendable (SE-0331). A handle is the only owner of its
// object, so it may move to another thread. Whether two threads may use one object at the same time
// depends on the resource. Number formatters allow it (see NumberHandle). For date formatters
// udat.h does not say so, and a pool gives each of them to one caller at a time. Lists of names
// never leave one function.
extension Handle: @unchecked Sendable {}
