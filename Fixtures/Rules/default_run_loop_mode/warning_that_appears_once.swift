import UIKit

/// The hint comes once, a little later if somebody scrolls.
final class PatientController: UITableViewController {
  private var timer: Timer?
  private var waited = 0
  private var isLate = false {
    didSet { hint.isHidden = !isLate }
  }
  private let hint = UILabel()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.wait() }  // expect: default_run_loop_mode(note)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }

  private func wait() {
    waited += 1
    if waited > 30 && !isLate { isLate = true }
  }
}

/// The hint blinks: each time the other way.
final class ImpatientController: UITableViewController {
  private var timer: Timer?
  private var waited = 0
  private var isLate = false {
    didSet { hint.isHidden = !isLate }
  }
  private let hint = UILabel()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.wait() }  // expect: default_run_loop_mode(warning)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }

  private func wait() {
    waited += 1
    if waited % 2 == 0 && !isLate { isLate = true } else { isLate = false }
  }
}
