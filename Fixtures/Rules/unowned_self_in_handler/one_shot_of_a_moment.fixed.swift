import Foundation

final class Editor {
  private var text = ""
  private var timer: Timer?

  /// It fires before anybody could close the editor.
  func typed() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { [weak self] _ in
      self?.text = ""
    }
  }

  func paused() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.6, repeats: false) { [weak self] _ in
      self?.text = ""
    }
  }
}
