import UIKit

final class BannerView: UIView {
  private enum State {
    case hidden
    case pulsing(Timer)
  }

  private var state = State.hidden

  func pulse() {
    stopPulsing()
    let timer = Timer(timeInterval: 0.5, repeats: true) { [weak self] _ in self?.isHidden.toggle() }
    RunLoop.main.add(timer, forMode: .common)
    state = .pulsing(timer)
  }

  func stopPulsing() {
    if case .pulsing(let timer) = state { timer.invalidate() }
    state = .hidden
  }

  deinit {
    stopPulsing()
  }
}
