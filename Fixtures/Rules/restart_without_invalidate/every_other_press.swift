import UIKit

/// Each press inverts the flag: a start is followed by a stop.
final class MeterController: UIViewController {
  private var isRunning = false
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    isRunning = false
  }

  @IBAction private func press() {
    isRunning.toggle()
    if isRunning { begin() } else { end() }
  }

  private func begin() {
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.title = "on" }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  private func end() { timer?.invalidate() }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    end()
  }
}

final class LampController: UIViewController {
  private var timer: Timer?

  @IBAction private func press(_ sender: UIButton) {
    sender.isSelected = !sender.isSelected
    sender.isSelected ? begin() : end()
  }

  private func begin() {
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.title = "lit" }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  private func end() { timer?.invalidate() }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    end()
  }
}

final class DrillController: UIViewController {
  private var isPaused = true
  private var timer: Timer?

  @IBAction private func press() {
    isPaused.toggle()
    guard !isPaused else { return end() }
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.title = "next" }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  private func end() { timer?.invalidate() }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    end()
  }
}
