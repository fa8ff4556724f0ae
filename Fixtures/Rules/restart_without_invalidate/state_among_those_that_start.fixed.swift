import UIKit

/// What is typed sets one of the states in which the bar moves.
final class PasswordController: UIViewController {
  private enum Step { case asking, typing, checking, done }

  private var step: Step = .asking {
    didSet { show() }
  }
  private let field = UITextField()
  private var timer: Timer?
  private var moves = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    field.addTarget(self, action: #selector(typed), for: .editingChanged)
    view.addSubview(field)
    show()
  }

  @objc private func typed() {
    step = .typing
  }

  private func show() {
    let isWaiting = [.typing, .checking].contains(step)
    if isWaiting {
      self.timer?.invalidate()
      let timer = Timer(timeInterval: 5, repeats: true) { [weak self] _ in self?.moves += 1 }
      RunLoop.main.add(timer, forMode: .common)
      self.timer = timer
    } else {
      timer?.invalidate()
    }
  }

  deinit {
    timer?.invalidate()
  }
}
