import UIKit

/// Each build contains one of the two callers: no program runs both.
final class Splash: UIView {
  private var timer: Timer?

  #if PREMIUM
    func welcome() {
      spin()
    }
  #else
    func greet() {
      spin()
    }
  #endif

  private func spin() {
    let timer = Timer(timeInterval: 0.1, repeats: true) { [weak self] _ in self?.setNeedsDisplay() }  // expect: restart_without_invalidate(note)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit {
    timer?.invalidate()
  }
}

/// Each build contains both.
final class Intro: UIView {
  private var timer: Timer?

  func welcome() {
    spin()
  }

  func greet() {
    spin()
  }

  private func spin() {
    let timer = Timer(timeInterval: 0.1, repeats: true) { [weak self] _ in self?.setNeedsDisplay() }  // expect: restart_without_invalidate
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit {
    timer?.invalidate()
  }
}
