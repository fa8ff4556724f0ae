import Foundation

final class Pulse {
  private var timer: Timer?
  private var beats = 0

  /// What the block ends is its own timer, not the one that was asked.
  func renew() {
    if let timer, !timer.isValid {
      self.timer = Timer(timeInterval: 1, repeats: true) { [weak self] timer in
        guard let self, beats < 10 else { return timer.invalidate() }
        beats += 1
      }
      self.timer.map { RunLoop.main.add($0, forMode: .common) }
    }
  }

  deinit { timer?.invalidate() }
}
