import UIKit

extension TimeInterval {
  init(minutes: Double) { self = minutes * 60 }
}

/// Nobody notices that it is late by a scroll.
final class MinutesController: UITableViewController {
  private let label = UILabel()
  private var timer: Timer?
  private var minutes = 0

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    timer = Timer.scheduledTimer(withTimeInterval: TimeInterval(minutes: 1), repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      self?.minutes += 1
      self?.label.text = "\(self?.minutes ?? 0)"
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }
}
