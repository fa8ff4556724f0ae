import Foundation

/// A helper gives the closures to the queue on which all the state is.
final class Beacon {
  private let queue = DispatchQueue(label: "beacon")
  private let source = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "beacon.beat"))
  private var listeners: [Int] = []

  init() {
    source.schedule(deadline: .now() + 15, repeating: 15)
    source.setEventHandler { [weak self] in self?.beat() }
    source.activate()
  }

  func add(_ listener: Int) {
    onQueue { [weak self] in self?.listeners.append(listener) }
  }

  private func beat() {
    let greeting = Data("beat".utf8)
    onQueue { [weak self] in
      guard let self else { return }
      let gone = self.listeners.filter { $0 > greeting.count }
      if !gone.isEmpty {
        self.onQueue { [weak self] in self?.listeners.removeAll { gone.contains($0) } }
      }
    }
  }

  func onQueue(_ work: @escaping () -> Void) {
    queue.async(execute: work)
  }
}
