import UIKit

/// A weak reference to a Swift object that is being released is nil: no crash, and nothing ends the timer.
final class ScoreModel {
  private var score = 0
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.score += 1 }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit {
    DispatchQueue.main.async { [weak self] in self?.timer?.invalidate() }  // expect: dying_self_captured(warning)
  }
}

/// The Objective-C runtime refuses to form one.
final class ScoreView: UIView {
  private var score = 0
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.score += 1 }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit {
    DispatchQueue.main.async { [weak self] in self?.timer?.invalidate() }  // expect: dying_self_captured(error)
  }
}

/// In the method that the deinitializer calls.
final class SecondMeter {
    private var timer: Timer?
    private var seconds = 0

    func start() {
        timer?.invalidate()
        let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.seconds += 1 }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    func stop() {
        DispatchQueue.main.async { [weak self] in  // expect: dying_self_captured(warning)
            self?.timer?.invalidate()
            self?.timer = nil
        }
    }

    deinit { stop() }
}
