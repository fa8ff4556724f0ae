import UIKit

final class DraftViewController: UIViewController {
  private var saveTimer: Timer?
  private var draft = ""

  func textDidChange(_ text: String) {
    draft = text
    saveTimer?.invalidate()
    saveTimer = Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in
      self.save()
    }
  }

  private func save() {
    UserDefaults.standard.set(draft, forKey: "draft")
  }
}
