import Foundation

enum Ticking {
  static func every(_ seconds: TimeInterval, run work: @escaping (Timer) -> Void) -> Timer {
    common(seconds, work)
  }

  private static func common(_ seconds: TimeInterval, _ work: @escaping (Timer) -> Void) -> Timer {
    let timer = Timer(timeInterval: seconds, repeats: true, block: work)
    RunLoop.main.add(timer, forMode: .common)
    return timer
  }

  static func source(every seconds: Int, run work: @escaping () -> Void) -> DispatchSourceTimer {
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now(), repeating: .seconds(seconds))
    source.setEventHandler(handler: work)
    source.activate()
    return source
  }
}

final class Slides {
  private var timer: Timer?
  private var page = 0

  init() {
    timer = Ticking.every(4) { _ in self.page += 1 }  // expect: invalidate_only_in_deinit
  }

  deinit {
    timer?.invalidate()
  }
}

final class Meter {
  private var source: DispatchSourceTimer?
  private var level = 0

  init() {
    source = Ticking.source(every: 2) { self.level += 1 }  // expect: invalidate_only_in_deinit
  }

  deinit {
    source?.cancel()
  }
}
