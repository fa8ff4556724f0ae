import Foundation

final class Box<Value> {
  private var stored: Value?
  private let lock = NSLock()

  var value: Value? {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }

  func update(_ change: (inout Value) -> Void) {
    lock.withLock {
      if var held = stored {
        change(&held)
        stored = held
      }
    }
  }
}

/// The box hands the timer that it keeps to the closure, which ends it.
final class Uploader {
  private let timer = Box<Timer>()
  private var batch = 0

  func start() {
    guard timer.value == nil else { return }
    let timer = Timer(timeInterval: 30, repeats: true) { [weak self] _ in self?.batch += 1 }
    RunLoop.main.add(timer, forMode: .common)
    self.timer.value = timer
  }

  func stop() {
    timer.update { timer in timer.invalidate() }
    timer.value = nil
  }

  deinit {
    stop()
  }
}
