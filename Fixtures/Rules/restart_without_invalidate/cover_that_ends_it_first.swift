import UIKit

/// A sheet that comes back without having disappeared ends the old timer itself.
final class PullDownController: UIViewController {
  private var timer: Timer?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    timer?.invalidate()
    let timer = Timer(timeInterval: 120, repeats: true) { _ in print("reload") }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }
}

final class OpenerController: UIViewController {
  func open() {
    present(PullDownController(), animated: true)
  }
}
