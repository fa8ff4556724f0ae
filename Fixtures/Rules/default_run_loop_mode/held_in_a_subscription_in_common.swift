import UIKit

struct Events {
  func subscribe(_ block: @escaping () -> Void) {}
}

extension UIButton {
  func events(_ event: UIControl.Event) -> Events { Events() }
}

/// The library sends an event when a finger touches the button.
final class TalkController: UITableViewController {
  private let button = UIButton()
  private let meter = UIProgressView()
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    button.events(.touchDown).subscribe { [weak self] in self?.start() }
    button.events(.touchUpInside).subscribe { [weak self] in self?.stop() }
  }

  private func start() {
    timer?.invalidate()
    timer = onAllModes(0.1) { [weak self] _ in
      self?.meter.progress += 0.01
    }
  }

  private func stop() { timer?.invalidate() }
}

/// It goes on when the finger is gone.
final class TapController: UITableViewController {
  private let button = UIButton()
  private let meter = UIProgressView()
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    button.events(.touchUpInside).subscribe { [weak self] in self?.start() }
  }

  private func start() {
    timer?.invalidate()
    timer = onAllModes(0.1) { [weak self] _ in
      self?.meter.progress += 0.01
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }
}

/// Adds it to the common modes.
@MainActor private func onAllModes(_ interval: TimeInterval, _ block: @escaping @Sendable (Timer) -> Void) -> Timer {
  let timer = Timer(timeInterval: interval, repeats: true, block: block)
  RunLoop.main.add(timer, forMode: .common)
  return timer
}
