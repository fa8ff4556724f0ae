import UIKit

final class ClockViewController: UITableViewController {
  private let label = UILabel()
  private let model = ClockModel()
  private var timer: Timer?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    startTimer()
    model.startAutosave()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
    timer = nil
    model.stopAutosave()
  }

  private func startTimer() {
    guard timer == nil else { return }
    timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)  // expect: default_run_loop_mode(warning)
  }

  @objc private func tick() {
    label.text = model.text
  }
}
