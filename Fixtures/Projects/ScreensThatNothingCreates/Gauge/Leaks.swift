import UIKit

extension AppDelegate {
  func showTide() {
    window?.rootViewController?.present(TideController(), animated: true)
  }
}

final class TideController: UIViewController {
  private var timer: Timer?
  private var height = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let timer = Timer(timeInterval: 60, target: self, selector: #selector(rise), userInfo: nil, repeats: true)  // expect: target_retained(warning), missing_invalidate(warning)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  @objc private func rise() { height += 1 }
}

/// Nothing shows it: what it would leak is worth no more than a note.
final class EbbController: UIViewController {
  private var timer: Timer?
  private var height = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let timer = Timer(timeInterval: 60, target: self, selector: #selector(fall), userInfo: nil, repeats: true)  // expect: target_retained(note), missing_invalidate(note)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  @objc private func fall() { height -= 1 }
}

/// Makes controllers; nothing makes a factory.
struct ControllerFactory {
  static func neap() -> UIViewController { NeapController() }
}

extension AppDelegate {
  func showNeap() {
    window?.rootViewController?.present(ControllerFactory.neap(), animated: true)
  }
}

final class NeapController: UIViewController {
  private var timer: Timer?
  private var height = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let timer = Timer(timeInterval: 60, target: self, selector: #selector(stay), userInfo: nil, repeats: true)  // expect: target_retained(warning), missing_invalidate(warning)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  @objc private func stay() { height += 0 }
}
