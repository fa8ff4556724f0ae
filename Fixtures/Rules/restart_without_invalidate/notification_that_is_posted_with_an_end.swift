import UIKit

extension Notification.Name {
  static let modeChanged = Notification.Name("modeChanged")
}

/// Whoever posts it has just set the mode that leads to the end.
final class ModeController: UIViewController {
  private var timer: Timer?
  private var isRunning = false

  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(self, selector: #selector(modeChanged), name: .modeChanged, object: nil)
  }

  @objc private func modeChanged() {
    isRunning = false
    rearrange()
  }

  private func rearrange() {
    guard isRunning else {
      timer?.invalidate()
      return
    }
    let timer = Timer(timeInterval: 10, repeats: true) { _ in print("progress") }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func back() {
    NotificationCenter.default.post(name: .modeChanged, object: nil)
  }

  deinit {
    timer?.invalidate()
  }
}
