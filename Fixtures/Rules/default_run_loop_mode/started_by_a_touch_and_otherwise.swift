import UIKit

final class HoldController: UIViewController {
  private let table = UITableView()
  private let label = UILabel()
  private let button = UIButton()
  private var timer: Timer?
  private var seconds = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    view.addSubview(label)
    button.addTarget(self, action: #selector(hold), for: .touchDown)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    count()
  }

  @objc private func hold() {
    count()
  }

  private func count() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode
      self?.seconds += 1
      self?.label.text = "\(self?.seconds ?? 0)"
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }
}
