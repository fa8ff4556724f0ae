import Foundation

/// All code of a program is in sight, and none that calls 'stop()' is seen to run elsewhere than on main.
final class Reconnection {
  private var timer: Timer?
  private var tries = 0

  func start() {
    DispatchQueue.main.async { [weak self] in
      self?.timer?.invalidate()
      let timer = Timer(timeInterval: 5, repeats: true) { _ in self?.tries += 1 }
      RunLoop.current.add(timer, forMode: .common)
      self?.timer = timer
    }
  }

  public func stop() {
    timer?.invalidate()  // expect: invalidate_off_thread(note)
  }

  deinit { timer?.invalidate() }
}

/// Its callers hand it to a queue, be it one out of sight.
final class Typing {
  private var timer: Timer?
  private var seconds = 0

  func begin() {
    DispatchQueue.main.async { [weak self] in
      self?.timer?.invalidate()
      let timer = Timer(timeInterval: 5, repeats: true) { _ in self?.seconds += 5 }
      RunLoop.current.add(timer, forMode: .common)
      self?.timer = timer
    }
  }

  public func end() {
    timer?.invalidate()  // expect: invalidate_off_thread(warning)
  }

  deinit { timer?.invalidate() }
}
