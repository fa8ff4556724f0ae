import UIKit

/// While the finger records, it cannot scroll.
final class RecorderController: UIViewController {
  private let table = UITableView()
  private let label = UILabel()
  private let button = UIButton()
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    button.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(hold)))
  }

  @objc private func hold(_ press: UILongPressGestureRecognizer) {
    switch press.state {
    case .began: start()
    case .ended, .cancelled: timer?.invalidate()
    default: break
    }
  }

  private func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      self?.label.text = Date().description
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }
}

/// What the press leaves behind goes on.
final class LockedController: UIViewController {
  private let table = UITableView()
  private let label = UILabel()
  private let button = UIButton()
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    button.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(hold)))
  }

  @objc private func hold(_ press: UILongPressGestureRecognizer) {
    guard press.state == .ended else { return }
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      self?.label.text = Date().description
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }
}
