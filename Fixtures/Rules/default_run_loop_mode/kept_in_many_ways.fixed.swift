import UIKit

final class DashboardViewController: UITableViewController {
  private let label = UILabel()
  private var timer: Timer?
  private var timers: [String: Timer] = [:]
  private var pending: [Timer] = []
  private var forced: Timer!

  override func viewDidLoad() {
    super.viewDidLoad()
    let newForced = Timer(timeInterval: 1, target: self,
                          selector: #selector(tick),
                          userInfo: nil, repeats: true)
    RunLoop.current.add(newForced, forMode: .common)
    forced = newForced
    forced.tolerance = 0.1
    timers["clock"]?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      self?.tick()
    }
    RunLoop.current.add(timer, forMode: .common)
    timers["clock"] = timer
    let newTimer = Timer(timeInterval: 2, repeats: true) { [weak self] _ in self?.tick() }
    RunLoop.current.add(newTimer, forMode: .common)
    pending.append(newTimer)
    let local = Timer.scheduledTimer(withTimeInterval: 1.5, repeats: true) { [weak self] _ in self?.tick() }
    RunLoop.current.add(local, forMode: .common)
    pending.append(local)
    DispatchQueue.main.async { [weak self] in
      self?.timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in self?.tick() }
      if let timer = self?.timer { RunLoop.current.add(timer, forMode: .common) }
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
