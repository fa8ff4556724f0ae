import AppKit

final class FolderRowView: NSTableRowView {
  var expand: (() -> Void)?
  private var springTimer: Timer?

  override func draggingEntered(_ sender: NSDraggingInfo) -> NSDragOperation {
    springTimer?.invalidate()
    springTimer = Timer.scheduledTimer(withTimeInterval: 0.8, repeats: false) { [weak self] _ in  // expect: default_run_loop_mode(note)
      self?.expand?()
    }
    return .move
  }

  override func draggingExited(_ sender: NSDraggingInfo?) {
    springTimer?.invalidate()
    springTimer = nil
  }
}
