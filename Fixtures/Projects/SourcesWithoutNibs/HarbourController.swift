import UIKit

/// A nib creates it, as its outlet shows, but the tree has none: only a part of a checkout is here.
final class HarbourController: UIViewController {
  @IBOutlet private var list: UITableView!
  @IBOutlet private var label: UILabel!
  private var timer: Timer?
  private var level = 0

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(warning)
      guard let self else { return }
      level += 1
      label.text = "\(level)"
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }
}

/// Code creates it, if it creates anything.
final class QuayController: UIViewController {
  private let list = UITableView()
  private let label = UILabel()
  private var timer: Timer?
  private var level = 0

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      guard let self else { return }
      level += 1
      label.text = "\(level)"
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }
}
