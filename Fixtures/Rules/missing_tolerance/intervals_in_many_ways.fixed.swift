import Foundation

final class Clock {
  private let pause: TimeInterval = 60
  private var optional: Timer?
  private var forced: Timer!
  private var plain = Timer()
  private var others: [Timer] = []
  private let tiny = DispatchSource.makeTimerSource()
  private let short = DispatchSource.makeTimerSource()
  private let long = DispatchSource.makeTimerSource()
  private let micro = DispatchSource.makeTimerSource()
  private let given = DispatchSource.makeTimerSource()

  func start(_ interval: TimeInterval, _ minutes: Double) {
    optional = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in print(1) }
    optional?.tolerance = 6
    forced = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in print(2) }
    forced.tolerance = interval * 0.1
    plain = Timer.scheduledTimer(withTimeInterval: self.pause, repeats: true) { _ in print(3) }
    plain.tolerance = self.pause * 0.1
    let local = Timer.scheduledTimer(withTimeInterval: minutes * 60, repeats: true) { _ in print(4) }
    let short = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in print(5) }
    short.tolerance = 0.05
    others = [local]
    others.append(short)
  }

  func schedule(_ interval: DispatchTimeInterval) {
    tiny.schedule(deadline: .now(), repeating: 0.001)
    short.schedule(deadline: .now(), repeating: .milliseconds(20), leeway: .milliseconds(2))
    long.schedule(deadline: .now(), repeating: .seconds(30), leeway: .seconds(3))
    micro.schedule(deadline: .now(), repeating: .microseconds(30))
    given.schedule(deadline: .now(), repeating: interval)
    [tiny, short, long, micro, given].forEach { $0.activate() }
  }

  func stop() {
    others.forEach { $0.invalidate() }
    optional?.invalidate()
    forced.invalidate()
    plain.invalidate()
  }

  deinit { [tiny, short, long, micro, given].forEach { $0.cancel() } }
}
