import Foundation

final class Editor {
  private var text = ""
  private var timer: Timer?

  /// It fires before anybody could close the editor.
  func typed() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { [unowned self] _ in  // expect: unowned_self_in_handler(note)
      text = ""
    }
  }

  func paused() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.6, repeats: false) { [unowned self] _ in  // expect: unowned_self_in_handler(warning)
      text = ""
    }
  }
}
