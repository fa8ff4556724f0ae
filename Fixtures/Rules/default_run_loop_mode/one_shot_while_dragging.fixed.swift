import AppKit

final class FolderRowView: NSTableRowView {
  var expand: (() -> Void)?
  private var springTimer: Timer?

  override func draggingEntered(_ sender: NSDraggingInfo) -> NSDragOperation {
    springTimer?.invalidate()
    let springTimer = Timer(timeInterval: 0.8, repeats: false) { [weak self] _ in
      self?.expand?()
    }
    RunLoop.current.add(springTimer, forMode: .common)
    self.springTimer = springTimer
    return .move
  }

  override func draggingExited(_ sender: NSDraggingInfo?) {
    springTimer?.invalidate()
    springTimer = nil
  }
}
