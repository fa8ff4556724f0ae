import Foundation

/// This helper runs them where it is called.
final class Siren {
  private let source = DispatchSource.makeTimerSource(queue: .global())  // expect: concurrent_handler_queue
  private var listeners: [Int] = []

  init() {
    source.schedule(deadline: .now() + 15, repeating: 15)
    source.setEventHandler { [weak self] in self?.howl() }
    source.activate()
  }

  func add(_ listener: Int) {
    atOnce { [weak self] in self?.listeners.append(listener) }
  }

  private func howl() {
    atOnce { [weak self] in self?.listeners.removeAll() }
  }

  func atOnce(_ work: @escaping () -> Void) {
    work()
  }
}
