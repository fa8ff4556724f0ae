import Foundation

final class Clock {
  private var once: Timer?
  private var tolerant: Timer?
  private let strict = DispatchSource.makeTimerSource(flags: .strict)
  private let source = DispatchSource.makeTimerSource()

  func start() {
    once = Timer.scheduledTimer(withTimeInterval: 60, repeats: false) { _ in print(1) }
    tolerant?.invalidate()
    tolerant = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in print(2) }
    tolerant?.tolerance = 6
    strict.schedule(deadline: .now(), repeating: 5)
    strict.activate()
    source.schedule(deadline: .now(), repeating: .never)
    source.schedule(deadline: .now(), repeating: .infinity)
    source.schedule(deadline: .now(), repeating: 5, leeway: .seconds(1))
    source.activate()
  }

  func stop() {
    once?.invalidate()
    tolerant?.invalidate()
  }

  deinit {
    source.cancel()
    strict.cancel()
  }
}
