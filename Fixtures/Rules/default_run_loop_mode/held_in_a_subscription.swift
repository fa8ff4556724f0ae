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
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      self?.meter.progress += 0.01
    }
  }

  private func stop() { timer?.invalidate() }
}

/// UIKit's own closures for events.
final class PressController: UITableViewController {
  private let button = UIButton()
  private let meter = UIProgressView()
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addAction(UIAction { [weak self] _ in self?.start() }, for: .touchDown)
    button.addAction(UIAction { [weak self] _ in self?.timer?.invalidate() }, for: .touchUpInside)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func start() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      self?.meter.progress += 0.01
    }
  }
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
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode
      self?.meter.progress += 0.01
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }
}
