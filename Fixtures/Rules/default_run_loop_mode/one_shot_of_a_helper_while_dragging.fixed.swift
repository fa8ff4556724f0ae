import AppKit

final class DropArea: NSView {
  private var pending: Timer?
  private var wasDropped = false

  override func draggingEntered(_ sender: NSDraggingInfo) -> NSDragOperation {
    prepare()
    return .copy
  }

  private func prepare() {
    pending?.invalidate()
    let pending = Timer(timeInterval: 1, repeats: false) { [weak self] _ in self?.wasDropped = true }
    RunLoop.current.add(pending, forMode: .common)
    self.pending = pending
  }
}
