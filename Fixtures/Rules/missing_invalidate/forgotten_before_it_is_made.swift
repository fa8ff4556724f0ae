import Foundation

final class Spectrum {
  private var timer: Timer?
  private var frames = 0

  init() {
    arrange()
  }

  private func arrange() {
    timer = nil
    frames = 0
  }

  func setUpAgain() {
    timer = nil
  }

  func show() {
    guard timer == nil else { return }
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.frames += 1 }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func leave() {
    close()
    clear()
  }

  private func clear() {
    timer = nil
  }

  private func close() {
    hide()
  }

  private func hide() {
    timer?.invalidate()
  }
}
