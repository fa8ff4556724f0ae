import UIKit

/// After a while the controls disappear, once.
final class PlayerController: UITableViewController {
  private let controls = UIView()
  private var ticks = 0
  private var timer: Timer?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    timer?.invalidate()
    let timer = Timer(timeInterval: 0.3, repeats: true) { [weak self] _ in
      self?.tick()
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
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
    let timer = Timer(timeInterval: 0.3, repeats: true) { [weak self] _ in
      self?.tick()
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
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
