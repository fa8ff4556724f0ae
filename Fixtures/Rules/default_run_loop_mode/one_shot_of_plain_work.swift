import UIKit

final class DraftViewController: UIViewController {
  private var saveTimer: Timer?
  private var draft = ""

  func textDidChange(_ text: String) {
    draft = text
    saveTimer?.invalidate()
    saveTimer = Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { [weak self] _ in
      self?.save()
    }
  }

  private func save() {
    try? draft.write(toFile: NSTemporaryDirectory() + "draft", atomically: true, encoding: .utf8)
  }
}
