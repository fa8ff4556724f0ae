import UIKit

final class NoteViewController: UITableViewController {
  private var saving: Task<Void, Never>?

  @IBAction func edited(_ field: UITextField) {
    saving?.cancel()
    saving = Task { @MainActor [weak self] in
      do { try await Task.sleep(for: .milliseconds(300)) } catch { return }
      self?.title = field.text
    }
  }
}
