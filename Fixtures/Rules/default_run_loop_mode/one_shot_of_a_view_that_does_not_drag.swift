import AppKit

final class DropArea: NSView {
  private var later: Timer?
  private var wasDropped = false

  func sync() {
    later?.invalidate()
    later = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [weak self] _ in self?.wasDropped = false }
  }
}
