import UIKit

enum Page {
  case idle
  case busy
}

/// What the button sends never reaches the branch that starts the clock.
final class PagesController: UIViewController {
  private var clock: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    show(.busy, slowly: true)
  }

  @IBAction private func back(_ sender: UIButton) {
    show(.idle, slowly: false)
  }

  private func show(_ page: Page, slowly: Bool) {
    title = nil
    layOut(page, slowly)
  }

  private func layOut(_ page: Page, _ slowly: Bool) {
    guard page != .idle else { return }
    start(slowly: slowly)
  }

  private func start(slowly: Bool) {
    let clock = Timer(timeInterval: slowly ? 20 : 10, repeats: true) { _ in print("tick") }
    RunLoop.main.add(clock, forMode: .common)
    self.clock = clock
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    clock?.invalidate()
  }
}
