import UIKit

/// It steps on while a finger holds a button or drags the handle: the observer starts the timer for each state but one.
final class HeldStepper: UIViewController {
  enum Motion { case still, up }

  private let list = UITableView()
  private let count = UILabel()
  private let plus = UIButton()
  private var timer: Timer?
  private var steps = 0
  private var motion = Motion.still {
    didSet {
      if motion != .still { repeatStep() }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(list)
    view.addSubview(count)
    plus.addTarget(self, action: #selector(pressed), for: .touchDown)
    plus.addTarget(self, action: #selector(lifted), for: .touchUpInside)
    plus.addTarget(self, action: #selector(lifted), for: .touchCancel)
    count.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(dragged)))
  }

  @objc private func pressed() { motion = .up }

  @objc private func lifted() { rest() }

  @objc private func dragged(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .changed: motion = .up
    case .ended, .cancelled, .failed: rest()
    default: break
    }
  }

  private func rest() {
    motion = .still
    timer?.invalidate()
  }

  private func repeatStep() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 0.2, repeats: true) { [weak self] _ in
      self?.steps += 1
      self?.count.text = "\(self?.steps ?? 0)"
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }
}
