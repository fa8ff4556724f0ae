import Foundation

/// The factor reaches both sides, or one side already counts nanoseconds.
struct Hint {
  var seconds: UInt64?
  var nanoseconds: UInt64?
  var isBrief = false

  private var pause: UInt64 { (seconds ?? 4) * NSEC_PER_SEC }

  func local() async throws {
    let time = (seconds ?? 4) * NSEC_PER_SEC
    try await Task.sleep(nanoseconds: time)
  }

  func getter() async throws {
    try await Task.sleep(nanoseconds: pause)
  }

  func choice(_ delay: TimeInterval) async throws {
    let time = isBrief ? delay * 1e9 : 4 * 1e9
    try await Task.sleep(nanoseconds: UInt64(time))
  }

  func given() async throws {
    let time = nanoseconds ?? 4 * NSEC_PER_SEC
    try await Task.sleep(nanoseconds: time)
  }
}
