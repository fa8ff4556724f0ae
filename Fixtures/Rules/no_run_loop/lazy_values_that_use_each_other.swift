import Foundation

/// Swift would never come to an end; reading it must.
final class CircularStation {
  private lazy var first = Timer.scheduledTimer(withTimeInterval: second.timeInterval, repeats: true) { _ in }  // expect: missing_invalidate, default_run_loop_mode(note)
  private lazy var second = Timer.scheduledTimer(withTimeInterval: first.timeInterval, repeats: true) { _ in }  // expect: missing_invalidate, default_run_loop_mode(note)
  private lazy var own = Timer.scheduledTimer(withTimeInterval: own.timeInterval, repeats: true) { _ in }  // expect: missing_invalidate, default_run_loop_mode(note)
}

/// The handler of each uses the other.
final class EntangledStation {
  private lazy var flood = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
    self?.ebb.fire()
  }
  private lazy var ebb = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
    self?.flood.fire()
  }

  func open() { flood.fire() }

  func close() {
    flood.invalidate()
    ebb.invalidate()
  }
}
