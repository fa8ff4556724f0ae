import UIKit

/// After a while the controls disappear, once.
final class PlayerController: UITableViewController {
  private let controls = UIView()
  private var ticks = 0
  private var timer: Timer?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      self?.tick()
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }

  private func tick() {
    ticks += 1
    if ticks > 8 {
      controls.isHidden = true
      timer?.fireDate = .distantFuture
    }
  }
}

/// The light blinks.
final class LightController: UITableViewController {
  private let light = UIView()
  private var ticks = 0
  private var timer: Timer?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode
      self?.tick()
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }

  private func tick() {
    ticks += 1
    light.isHidden = true
    if ticks > 1 {
      light.isHidden = false
      ticks = 0
    }
  }
}
