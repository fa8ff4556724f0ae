import Foundation

/// What its factory makes runs. What its initializer makes, for those that call it, nothing starts.
final class Fountain {
  private var source: DispatchSourceTimer?

  init(isIdle: Bool) {
    guard !isIdle else { return }
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { [weak self] in self?.flow() }
    self.source = source
  }

  static func make(on queue: DispatchQueue) -> Fountain {
    let fountain = Fountain(isIdle: true)
    let source = DispatchSource.makeTimerSource(queue: queue)
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { [weak fountain] in fountain?.flow() }
    fountain.source = source
    source.resume()
    return fountain
  }

  private func flow() { print("flows") }

  deinit { source?.cancel() }  // expect: cancel_while_suspended(error)
}

final class Garden {
  private let large = Fountain.make(on: .main)
  private var small: Fountain?

  func plant() { small = Fountain(isIdle: false) }

  func mow() { small = nil }
}
