import UIKit

final class DashboardViewController: UIViewController {
  private let label = UILabel()
  private var timer: Timer?
  private var timers: [String: Timer] = [:]
  private var pending: [Timer] = []
  private var forced: Timer!

  override func viewDidLoad() {
    super.viewDidLoad()
    forced = Timer.scheduledTimer(timeInterval: 1, target: self,  // expect: default_run_loop_mode(warning)
                                  selector: #selector(tick),
                                  userInfo: nil, repeats: true)
    forced.tolerance = 0.1
    timers["clock"]?.invalidate()
    timers["clock"] = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(warning)
      self?.tick()
    }
    pending.append(Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { [weak self] _ in self?.tick() })  // expect: default_run_loop_mode(warning)
    let local = Timer.scheduledTimer(withTimeInterval: 3, repeats: true) { [weak self] _ in self?.tick() }  // expect: default_run_loop_mode(warning)
    pending.append(local)
    DispatchQueue.main.async { [weak self] in
      self?.timer = Timer.scheduledTimer(withTimeInterval: 4, repeats: true) { _ in self?.tick() }  // expect: default_run_loop_mode(warning)
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
    forced?.invalidate()
    pending.forEach { $0.invalidate() }
    timers.values.forEach { $0.invalidate() }
  }

  @objc private func tick() {
    label.text = Date().description
  }
}
