import UIKit

/// What is typed sets a state that is none of those in which the bar moves.
final class PinController: UIViewController {
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
    let isWaiting = [.asking, .checking].contains(step)
    if isWaiting {
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
