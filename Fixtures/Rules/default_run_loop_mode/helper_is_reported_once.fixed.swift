import UIKit

final class PlayerViewController: UIViewController {
  private let elapsedLabel = UILabel()
  private let lyrics = UITextView()
  private let levelView = UIProgressView()
  private var clock: Timer?
  private var meter: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    clock = makeTimer(every: 1) { [weak self] in self?.elapsedLabel.text = "…" }
    meter = makeTimer(every: 0.1) { [weak self] in self?.levelView.progress = 0.5 }
  }

  deinit {
    clock?.invalidate()
    meter?.invalidate()
  }

  private func makeTimer(every interval: TimeInterval, action: @escaping () -> Void) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: true) { _ in action() }
    RunLoop.current.add(timer, forMode: .common)
    return timer
  }
}
