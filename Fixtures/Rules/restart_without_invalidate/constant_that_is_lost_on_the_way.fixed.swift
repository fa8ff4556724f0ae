import UIKit

enum Stage {
  case idle
  case busy
}

/// What the button sends is replaced before it is asked.
final class StagesController: UIViewController {
  private var clock: Timer?
  private var stage = Stage.idle

  @IBAction private func back(_ sender: UIButton) {
    stage = .idle
    choose()
    show()
  }

  private func choose() {
    stage = Bool.random() ? .busy : .idle
  }

  private func show() {
    guard stage == .busy else { return }
    self.clock?.invalidate()
    let clock = Timer(timeInterval: 10, repeats: true) { _ in print("tick") }
    RunLoop.main.add(clock, forMode: .common)
    self.clock = clock
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    clock?.invalidate()
  }
}
