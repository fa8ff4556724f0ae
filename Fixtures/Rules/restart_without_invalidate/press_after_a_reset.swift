import UIKit

/// Hiding the meter resets the flag and leaves the timer running: the next press starts another one.
final class MeterController: UIViewController {
  private var isRunning = false
  private var timer: Timer?

  @IBAction private func press() {
    isRunning.toggle()
    if isRunning { begin() } else { end() }
  }

  @IBAction private func hide() {
    isRunning = false
    view.alpha = 0.2
  }

  private func begin() {
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.title = "on" }  // expect: restart_without_invalidate(warning)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  private func end() { timer?.invalidate() }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    end()
  }
}

/// Shaking inverts the flag, too, and leaves the timer running.
final class BellController: UIViewController {
  private var isRinging = false
  private var timer: Timer?

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    isRinging.toggle()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    end()
  }

  @IBAction private func press() {
    isRinging.toggle()
    if isRinging { begin() } else { end() }
  }

  private func begin() {
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.title = "ring" }  // expect: restart_without_invalidate(warning)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  private func end() { timer?.invalidate() }
}

/// The other press only darkens the lamp.
final class LampController: UIViewController {
  private var isLit = false
  private var timer: Timer?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  @IBAction private func press() {
    isLit.toggle()
    if isLit { begin() } else { view.alpha = 0.2 }
  }

  private func begin() {
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.title = "lit" }  // expect: restart_without_invalidate(warning)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }
}
