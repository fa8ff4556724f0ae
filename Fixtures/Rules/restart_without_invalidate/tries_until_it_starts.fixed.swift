import Foundation

protocol Recording {
  func record() -> Bool
  func stop()
}

/// The loop ends with the first start.
final class Recorder {
  private var recorder: (any Recording)?
  private var timer: Timer?
  private var seconds = 0

  init() {
    while let recorder {
      if recorder.record() {
        count()
        break
      }
    }
  }

  private func count() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.seconds += 1 }
  }

  deinit { timer?.invalidate() }
}

/// Here the `break` leaves the `switch`, and the loop goes on.
final class Retrier {
  private var recorders: [any Recording] = []
  private var timer: Timer?
  private var seconds = 0

  init(_ recorders: [any Recording]) {
    self.recorders = recorders
    for recorder in recorders {
      switch recorder.record() {
      case true:
        count()
        break
      default: recorder.stop()
      }
    }
  }

  private func count() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.seconds += 1 }
  }

  deinit { timer?.invalidate() }
}
