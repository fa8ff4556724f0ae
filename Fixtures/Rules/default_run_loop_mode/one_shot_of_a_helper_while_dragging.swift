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
    pending = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [weak self] _ in self?.wasDropped = true }  // expect: default_run_loop_mode(note)
  }
}
