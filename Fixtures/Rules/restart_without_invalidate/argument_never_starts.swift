import UIKit

enum Order {
  case start
  case stop
}

/// What the taps send stops the clock; the launch starts it, once.
final class ClockController: UIViewController {
  private var clock: Timer?
  private var recorder: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(hide)))
    setClock(isShown: true)
    send(.start)
  }

  @objc private func hide() {
    setClock(isShown: false)
    send(.stop)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    setClock(isShown: false)
    send(.stop)
  }

  private func setClock(isShown: Bool) {
    if isShown {
      clock = Timer(timeInterval: 1, repeats: true) { _ in print("tick") }
      clock.map { RunLoop.main.add($0, forMode: .common) }
    } else {
      clock?.invalidate()
    }
  }

  private func send(_ order: Order) {
    switch order {
    case .start:
      recorder = Timer(timeInterval: 1, repeats: true) { _ in print("tock") }
      recorder.map { RunLoop.main.add($0, forMode: .common) }
    case .stop:
      recorder?.invalidate()
    }
  }
}
