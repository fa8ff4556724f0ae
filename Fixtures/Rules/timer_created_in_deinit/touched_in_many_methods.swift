import Foundation

/// The initializer makes the timer; that many methods read it through the same helper changes nothing.
final class Metronome {
  private lazy var timer: Timer = {
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.beat() }
    RunLoop.main.add(timer, forMode: .common)
    return timer
  }()

  func louder() { show() }
  func softer() { show() }
  func faster() { show() }
  func slower() { show() }
  func accent() { show() }
  func mute() { show() }
  func swing() { show() }
  func straight() { show() }
  func halve() { show() }
  func double() { show() }

  init() { show() }

  private func show() {
    print(timer.isValid)
  }

  private func beat() {
    print("beat")
  }

  deinit { timer.invalidate() }
}
