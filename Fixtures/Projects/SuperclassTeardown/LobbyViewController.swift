import UIKit

final class LobbyViewController: TimedViewController {
  private var blinkTimer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in  // expect: missing_invalidate(warning)
      self?.view.isHidden.toggle()
    }
    RunLoop.main.add(timer, forMode: .common)
    blinkTimer = timer
  }
}
