import UIKit

/// The demo shows it on a screen without a list; other programs show it wherever they like.
public final class PulseView: UIView {
  private var timer: Timer?
  private var isWide = false

  public func start() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(warning)
      self?.pulse()
    }
  }

  public func stop() { timer?.invalidate() }

  private func pulse() {
    isWide.toggle()
    alpha = isWide ? 1 : 0.5
  }
}
