import Foundation

final class Stopwatch {
  private var start = Date()
  private var begun: Date = .now
  private var mark: CFAbsoluteTime = 0
  private var due = Date()
  private var last: Date?
  private var timer: Timer?

  func run() {
    let now = Date()
    start = now
    begun = Date.now
    mark = CFAbsoluteTimeGetCurrent()
    due = Date().addingTimeInterval(60)
    last = nil
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.tick() }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  private func tick() {
    print(Date().timeIntervalSince(start))  // expect: wall_clock_elapsed
    print(begun.distance(to: .now))  // expect: wall_clock_elapsed
    print(CFAbsoluteTimeGetCurrent() - mark)  // expect: wall_clock_elapsed
    print(Date().timeIntervalSince1970 - start.timeIntervalSince1970)
    print(due.timeIntervalSince(Date()))
    print(Date().timeIntervalSince(due))
    print(due.distance(to: start))
    let begin = Date()
    if let last { print(begin.timeIntervalSince(last)) }
    last = begin
    print(Date().timeIntervalSince(begin))
    show(since: start)
  }

  private func show(since start: Date) {
    print(Date().timeIntervalSince(start))
  }

  deinit { timer?.invalidate() }
}
