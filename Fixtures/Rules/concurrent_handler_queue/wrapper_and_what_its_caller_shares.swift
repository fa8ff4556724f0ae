import Foundation

final class BackgroundTimer {
  private let source: DispatchSourceTimer

  static func scheduled(every interval: TimeInterval, block: @escaping (BackgroundTimer) -> Void) -> BackgroundTimer {
    BackgroundTimer(every: interval, block: block)
  }

  private init(every interval: TimeInterval, block: @escaping (BackgroundTimer) -> Void) {
    source = DispatchSource.makeTimerSource(queue: .global())
    source.schedule(deadline: .now() + interval, repeating: interval)
    source.setEventHandler { [weak self] in
      if let self { block(self) }
    }
    source.activate()
  }

  func invalidate() {
    source.cancel()
  }

  deinit {
    source.cancel()
  }
}

final class Messages {
  private let mutex = DispatchQueue(label: "messages")
  private var waiting: [UInt32: String] = [:]
  private var timers: [UInt32: BackgroundTimer] = [:]

  func receive(_ part: String, of key: UInt32) {
    mutex.sync {
      waiting[key] = part
      timers[key]?.invalidate()
      timers[key] = BackgroundTimer.scheduled(every: 10) { [weak self] _ in  // expect: concurrent_handler_queue(warning)
        self?.waiting.removeValue(forKey: key)
      }
    }
  }

  func count() -> Int {
    mutex.sync { waiting.count }
  }
}
