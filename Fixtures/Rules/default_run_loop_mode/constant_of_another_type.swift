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
    slow = Timer.scheduledTimer(withTimeInterval: Pace.step, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      self?.turn()
    }
    quick?.invalidate()
    quick = Timer.scheduledTimer(withTimeInterval: Metronome.Pace.step, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode
      self?.turn()
    }
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
