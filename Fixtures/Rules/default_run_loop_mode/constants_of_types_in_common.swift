import UIKit

enum Pace {
  static let step: TimeInterval = 30
}

/// What another type contains has the name, too.
final class Metronome {
  enum Pace {
    static let step: TimeInterval = 0.5
  }
}

final class DialController: UIViewController {
  private let list = UITableView()
  private let dial = UILabel()
  private var slow: Timer?
  private var quick: Timer?
  private var count = 0

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    slow?.invalidate()
    let slow = Timer(timeInterval: Pace.step, repeats: true) { [weak self] _ in
      self?.turn()
    }
    RunLoop.current.add(slow, forMode: .common)
    self.slow = slow
    quick?.invalidate()
    let quick = Timer(timeInterval: Metronome.Pace.step, repeats: true) { [weak self] _ in
      self?.turn()
    }
    RunLoop.current.add(quick, forMode: .common)
    self.quick = quick
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    slow?.invalidate()
    quick?.invalidate()
  }

  private func turn() {
    count += 1
    dial.text = "\(count)"
  }
}
