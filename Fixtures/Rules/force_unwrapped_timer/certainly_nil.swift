import Dispatch
import Foundation

final class Ticker {
  private var timer: Timer?

  func restart() {
    stop()
    print(timer!.fireDate)  // expect: force_unwrapped_timer(error)
  }

  func start() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: false) { _ in print("over") }
  }

  private func stop() {
    timer?.invalidate()
    timer = nil
  }
}

final class Countdown {
  private var timer: Timer!

  func begin() {
    if timer.isValid {  // expect: force_unwrapped_timer(error)
      timer.invalidate()
    }
    timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: false) { _ in print("over") }
  }
}

final class Beat {
  private let queue = DispatchQueue(label: "beat")
  private var source: DispatchSourceTimer!

  init() {
    source.setEventHandler { print("beat") }  // expect: force_unwrapped_timer(error)
    source = DispatchSource.makeTimerSource(queue: queue)
    source.schedule(deadline: .now(), repeating: 1)
    source.activate()
  }

  deinit {
    source.cancel()
  }
}
