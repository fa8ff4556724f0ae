import UIKit

final class Screen: UIViewController {
  private var blink: Timer?
  private var poll: Timer?
  private var clock: Timer?

  override func viewWillAppear(_ animated: Bool) {
    blink = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
  }

  override func viewDidLoad() {
    poll = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
  }

  func show() {
    clock?.invalidate()
    clock = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
  }
}

// restarts
// 9 blink: 'viewWillAppear(_:)' is called by the framework repeatedly
// 13 poll: no
// 18 clock: no
