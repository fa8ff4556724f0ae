import Foundation

/// What ends the timer makes a new one, itself or through what it calls.
final class Beacon {
  private var blinks = 0
  private var timer: Timer?
  private var pulse: Timer?
  private var isDimmed = false

  func begin() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { [weak self] _ in self?.blink() }  // expect: default_run_loop_mode(note)
  }

  func goOn() {
    timer?.invalidate()
    begin()
    timer?.fireDate = Date()
  }

  func flash() {
    begin()
    timer?.fire()
  }

  func reset() {
    halt()
    renew()
    timer?.fire()
  }

  private func halt() { timer?.invalidate() }
  private func renew() { begin() }

  func toggle() {
    isDimmed.toggle()
    isDimmed ? pulseAnew() : pulseNow()
  }

  private func pulseAnew() {
    pulse?.invalidate()
    pulse = Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { [weak self] _ in self?.blink() }  // expect: default_run_loop_mode(note)
  }

  private func pulseNow() { pulse?.fire() }

  private func blink() { blinks += 1 }

  deinit {
    timer?.invalidate()
    pulse?.invalidate()
  }
}
