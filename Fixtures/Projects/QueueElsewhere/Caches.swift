import Dispatch

final class MetricCache {
  private var metrics: [String: Int] = [:]
  private let timer = DispatchSource.makeTimerSource(queue: .metrics)

  init() {
    timer.schedule(deadline: .now() + 60, repeating: 60)
    timer.setEventHandler { [weak self] in self?.metrics.removeAll() }
    timer.activate()
  }

  func record(_ name: String) {
    DispatchQueue.metrics.async { self.metrics[name, default: 0] += 1 }
  }
}

final class ImageCache {
  private var images: [String: [UInt8]] = [:]
  private let timer = DispatchSource.makeTimerSource(queue: .images)  // expect: concurrent_handler_queue(warning)

  init() {
    timer.schedule(deadline: .now() + 60, repeating: 60)
    timer.setEventHandler { [weak self] in self?.images.removeAll() }
    timer.activate()
  }

  func store(_ image: [UInt8], named name: String) {
    images[name] = image
  }
}

final class TokenCache {
  private var tokens: [String] = []
  private let timer = makeBackgroundTimer()

  init() {
    timer.schedule(deadline: .now() + 60, repeating: 60)
    timer.setEventHandler { [weak self] in self?.tokens.removeAll() }
    timer.activate()
  }

  func store(_ token: String) {
    tokens.append(token)
  }
}
