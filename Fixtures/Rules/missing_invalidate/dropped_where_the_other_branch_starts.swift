import UIKit

/// One decision starts a timer in its one branch and drops it in the other.
final class SprinklerView: UIView {
  private var rounds = 0
  private var turning: Timer?
  private var dripping: Timer?

  func sprinkle(_ isOn: Bool) {
    if isOn {
      guard turning == nil else { return }
      turn()
    } else {
      turning = nil  // expect: missing_invalidate
    }
  }

  private func turn() {
    turning = Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { [weak self] _ in self?.count() }  // expect: default_run_loop_mode(note)
  }

  func drip(_ isOn: Bool) {
    if isOn {
      guard dripping == nil else { return }
      dripping = Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { [weak self] _ in self?.count() }  // expect: default_run_loop_mode(note)
    } else {
      stopDripping()
      dripping = nil
    }
  }

  /// Whoever asks first may know that the timer is over.
  func forget() {
    if rounds == 0 { dripping = nil }
  }

  private func stopDripping() { dripping?.invalidate() }

  private func count() { rounds += 1 }

  deinit {
    turning?.invalidate()
    dripping?.invalidate()
  }
}
