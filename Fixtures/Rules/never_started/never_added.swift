import UIKit

final class ScoreView: UIView {
  private let label = UILabel()
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in  // expect: never_started(error)
      self?.label.text = Date().description
    }
  }

  deinit {
    timer?.invalidate()
  }
}

/// A delayed call took the timer's place.
final class Banner {
  private var isShown = false

  func show(for duration: TimeInterval) {
    isShown = true
    let timer = Timer(timeInterval: duration, repeats: false) { _ in print("over") }  // expect: never_started(note)
    DispatchQueue.main.asyncAfter(deadline: .now() + duration) { self.isShown = false }
  }

  func blink(for duration: TimeInterval) {
    isShown = true
    let timer = Timer(timeInterval: duration, repeats: false) { _ in self.isShown = false }  // expect: never_started
    DispatchQueue.main.asyncAfter(deadline: .now() + 10) { print("later") }
  }

  func flash(for duration: TimeInterval) {
    isShown = true
    let timer = Timer(timeInterval: duration, repeats: false) { _ in self.isShown = false }  // expect: never_started
    DispatchQueue.main.asyncAfter(deadline: .now() + duration) { timer.invalidate() }
  }
}
