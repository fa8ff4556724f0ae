import UIKit

final class DoubleController: UIViewController {
  private var clock: Timer?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    begin()
    title = "Double"
    begin()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    clock?.invalidate()
  }

  private func begin() {
    let clock = Timer(timeInterval: 5, repeats: true) { _ in print("tick") }  // expect: restart_without_invalidate(warning)
    RunLoop.main.add(clock, forMode: .common)
    self.clock = clock
  }
}
