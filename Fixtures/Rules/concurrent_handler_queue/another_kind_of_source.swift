import Dispatch

final class DescriptorReader {
  private var received = 0
  private let source: DispatchSourceRead

  init(descriptor: Int32) {
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .global())
    source.setEventHandler { [weak self] in self?.received += 1 }
    source.activate()
  }

  func reset() {
    received = 0
  }

  deinit {
    source.cancel()
  }
}
