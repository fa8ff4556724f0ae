import Foundation

@MainActor
public final class Cache {
  private var source: DispatchSourceMemoryPressure?
  private var entries: [Int] = []

  func watch() {
    let source = DispatchSource.makeMemoryPressureSource(eventMask: .critical, queue: .global(qos: .utility))
    source.setEventHandler { [weak self] in self?.entries.removeAll() }  // expect: isolated_handler_off_main
    source.activate()
    self.source = source
  }
}
