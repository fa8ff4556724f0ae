import UIKit

/// In the common modes it steps on whatever else is touched.
final class DraggedStepper: UIViewController {
  enum Motion { case still, up }

  private let list = UITableView()
  private let count = UILabel()
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
    count.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(dragged)))
  }

  @objc private func dragged(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .changed: motion = .up
    default: rest()
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
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }
}
