import Foundation

/// The timer is in the main run loop already; adding it to another one does nothing.
@MainActor final class Splash {
  private var timer: Timer?
  private var seconds = 3

  func show() {
    timer?.invalidate()
    let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.seconds -= 1 }
    }
    self.timer = timer
    DispatchQueue.global().async { RunLoop.current.add(timer, forMode: .common) }
  }

  func hide() { timer?.invalidate() }
}
