import UIKit

typealias Ticker = Timer
private typealias Screen = UIViewController
typealias Done = () -> Void

extension Ticker {
  func end() { invalidate() }
}

private final class ClockScreen: Screen {
  private var ticker: Ticker?

  override func viewDidLoad() {
    super.viewDidLoad()
    ticker = Ticker.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)  // expect: default_run_loop_mode(note), target_retained, missing_invalidate
  }

  @objc private func tick() { view.setNeedsDisplay() }
}

private final class TidyScreen: Screen {
  private var ticker: Ticker?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    ticker?.end()
    let made = Ticker(timeInterval: 1, repeats: true) { [weak self] _ in self?.view.setNeedsDisplay() }
    made.tolerance = 0.1
    RunLoop.main.add(made, forMode: .common)
    ticker = made
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    ticker?.end()
  }
}
