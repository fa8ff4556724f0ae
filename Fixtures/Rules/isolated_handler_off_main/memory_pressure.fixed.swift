import Foundation

@MainActor
public final class Cache {
  private var source: DispatchSourceMemoryPressure?
  private var entries: [Int] = []

  func watch() {
    let source = DispatchSource.makeMemoryPressureSource(eventMask: .critical, queue: .main)
    source.setEventHandler { [weak self] in self?.entries.removeAll() }
    source.activate()
    self.source = source
  }
}
