import UIKit

final class ControlsController: UIViewController {
  private var timer: Timer?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showControls(true)
  }

  private func showControls(_ isShown: Bool) {
    isShown == true ? makeTimer() : endTimer()
  }

  private func makeTimer() {
    self.timer?.invalidate()
    let timer = Timer(timeInterval: 10, repeats: true) { _ in print("listeners") }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  private func endTimer() {
    timer?.invalidate()
  }

  deinit {
    timer?.invalidate()
  }
}
