import Foundation

/// Its factory gives it its source, which nothing starts before `open()`.
final class Sluice {
  private var source: DispatchSourceTimer?  // expect: released_while_suspended(error)
  private var isOpen = false

  static func make(on queue: DispatchQueue) -> Sluice {
    let sluice = Sluice()
    let source = DispatchSource.makeTimerSource(queue: queue)
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { [weak sluice] in sluice?.flow() }
    sluice.source = source
    return sluice
  }

  func open() {
    guard !isOpen else { return }
    source?.resume()
    isOpen = true
  }

  private func flow() { print("flows") }
}
