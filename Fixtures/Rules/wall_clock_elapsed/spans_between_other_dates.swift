import Foundation

final class Meter {
  private var start = Date()
  private var shown: Date?
  private let deadline: Date
  private var count = 0.0
  private var timer: Timer?

  init(deadline: Date) { self.deadline = deadline }

  func show(at date: Date) { shown = date }

  /// None of these is the time from a moment that the clock gave until now.
  func begin(_ log: @escaping (TimeInterval) -> Void) {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      guard let self else { return }
      log(deadline.timeIntervalSince(start))
      log(start.distance(to: deadline))
      log(Date(timeIntervalSince1970: 0).timeIntervalSince(start))
      log(deadline.timeIntervalSince1970 - start.timeIntervalSince1970)
      log(start.timeIntervalSince1970 + count)
      log(count - 1)
      if let shown { log(Date().timeIntervalSince(shown)) }
      log(Date().addingTimeInterval(5).timeIntervalSince(start))
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit { timer?.invalidate() }
}
