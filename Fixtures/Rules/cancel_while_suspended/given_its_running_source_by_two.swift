import Foundation

/// What its factory makes runs, and so does what its initializer makes.
final class Cascade {
  private var source: DispatchSourceTimer?

  init(isIdle: Bool) {
    guard !isIdle else { return }
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { [weak self] in self?.flow() }
    source.resume()
    self.source = source
  }

  static func make(on queue: DispatchQueue) -> Cascade {
    let cascade = Cascade(isIdle: true)
    let source = DispatchSource.makeTimerSource(queue: queue)
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { [weak cascade] in cascade?.flow() }
    cascade.source = source
    source.resume()
    return cascade
  }

  private func flow() { print("flows") }

  deinit { source?.cancel() }
}

final class Park {
  private let large = Cascade.make(on: .main)
  private var small: Cascade?

  func plant() { small = Cascade(isIdle: false) }

  func mow() { small = nil }
}
