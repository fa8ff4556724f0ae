import Foundation

/// The factor does not reach the left side, wherever the number is calculated.
struct Notice {
  var seconds: UInt64?
  var isBrief = false

  private var pause: UInt64 { seconds ?? 4 * NSEC_PER_SEC }

  func local() async throws {
    let time = seconds ?? 4 * NSEC_PER_SEC
    try await Task.sleep(nanoseconds: time)  // expect: sleep_unit_mismatch
  }

  func getter() async throws {
    try await Task.sleep(nanoseconds: pause)  // expect: sleep_unit_mismatch
  }

  func choice(_ delay: TimeInterval) async throws {
    let time = isBrief ? delay : 4 * 1e9
    try await Task.sleep(nanoseconds: UInt64(time))  // expect: sleep_unit_mismatch
  }

  func product(_ delay: TimeInterval) async throws {
    let time = delay * 1_000_000
    try await Task.sleep(nanoseconds: UInt64(time))  // expect: sleep_unit_mismatch
  }
}
