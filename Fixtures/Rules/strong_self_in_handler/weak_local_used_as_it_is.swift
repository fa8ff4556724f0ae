import Foundation

final class Clock {
  private var ticks = 0
  private var timer: Timer?
  private var source: DispatchSourceTimer?

  func start() {
    timer?.invalidate()
    weak var weakSelf = self
    let timer = Timer(timeInterval: 1, repeats: true) { _ in
      weakSelf?.ticks += 1
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func open() {
    weak var weakSelf = self
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { [weak weakSelf] in weakSelf?.ticks += 1 }
    source.activate()
    self.source = source
  }

  deinit { timer?.invalidate() }
}
