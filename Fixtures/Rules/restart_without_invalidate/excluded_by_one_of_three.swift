import Foundation

/// Each start but the first passes `true`, which one of three conditions excludes.
final class Hint {
  private var timer: Timer?
  private var isShown = false
  private var isReady = false

  init() {
    update(paused: false)
  }

  func prepare() {
    isShown.toggle()
    isReady.toggle()
  }

  func tap() {
    update(paused: true)
  }

  private func update(paused: Bool) {
    if !paused && isShown && isReady {
      let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.prepare() }
      RunLoop.main.add(timer, forMode: .common)
      self.timer = timer
    }
  }

  deinit { timer?.invalidate() }
}
