import Foundation

/// One method ends it, and one drops it on the main queue; the others end it first, or ask something before.
final class Clock {
  private var timer: Timer?
  private var isOn = false

  init() {
    timer = nil
    start()
  }

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.tick() }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() {
    timer?.invalidate()
    timer = nil
  }

  func forgetIfOff() {
    if !isOn { timer = nil }
  }

  func forgetAfterAsking() {
    guard isOn else { return }
    timer = nil
  }

  func forgetUnlessOff() {
    if !isOn { return }
    timer = nil
  }

  func forgetLater() {
    DispatchQueue.main.async { [weak self] in self?.timer = nil }  // expect: missing_invalidate
  }

  func stopFirst() {
    stop()
    timer = nil
  }

  func stopFarBelow() {
    half()
    timer = nil
  }

  private func half() { quarter() }
  private func quarter() { stop() }

  private func tick() { isOn.toggle() }

  deinit { timer?.invalidate() }
}
