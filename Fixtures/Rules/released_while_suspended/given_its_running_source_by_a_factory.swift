import Foundation

/// Its factory gives it its source, and starts it.
final class Spring {
  private var source: DispatchSourceTimer?

  static func make(on queue: DispatchQueue) -> Spring {
    let spring = Spring()
    let source = DispatchSource.makeTimerSource(queue: queue)
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { [weak spring] in spring?.flow() }
    spring.source = source
    source.resume()
    return spring
  }

  private func flow() { print("flows") }

  deinit { source?.cancel() }
}
