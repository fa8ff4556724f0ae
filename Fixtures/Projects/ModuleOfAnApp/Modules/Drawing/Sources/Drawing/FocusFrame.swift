import UIKit

/// The application shows it on one screen, and nothing scrolls there.
public final class FocusFrame: UIView {
  private var timer: Timer?
  private var isWide = false

  public func start() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      self?.pulse()
    }
  }

  public func stop() { timer?.invalidate() }

  private func pulse() {
    isWide.toggle()
    alpha = isWide ? 1 : 0.5
  }
}

/// The application shows it on a screen with a list.
public final class RowMarker: UIView {
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
