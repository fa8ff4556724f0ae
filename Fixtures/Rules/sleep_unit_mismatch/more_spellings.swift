import Foundation

struct Pause {
  var seconds: UInt64 = 1
  var delay: TimeInterval = 1
}

func wait(_ pause: Pause, _ isLong: Bool) async throws {
  let length = pause.delay
  try await Task.sleep(nanoseconds: UInt64(length))  // expect: sleep_unit_mismatch
  try await Task.sleep(nanoseconds: UInt64((pause.delay)))  // expect: sleep_unit_mismatch
  try await Task.sleep(nanoseconds: isLong ? 2_000_000_000 : 1_000_000_000)
  try await Task.sleep(nanoseconds: UInt64(0.5) * 1_000_000_000 + 1)  // expect: sleep_unit_mismatch
  try await Task.sleep(nanoseconds: UInt64(2.0) * 1_000_000_000)
  try await Task.sleep(nanoseconds: pause.seconds * NSEC_PER_SEC)
  try await Task.sleep(nanoseconds: pause.seconds * NSEC_PER_MSEC)  // expect: sleep_unit_mismatch
  try await Task.sleep(nanoseconds: 1)
  try await Task.sleep(nanoseconds: UInt64.max)  // expect: sleep_unit_mismatch(note)
  try await Task.sleep(nanoseconds: pause.seconds.max)
  try await Task.sleep(nanoseconds: UInt64(0.1))
  Thread.sleep(0.5)
}

extension UInt64 {
  var max: UInt64 { self }
}

extension Thread {
  static func sleep(_ seconds: Double) {}
}
