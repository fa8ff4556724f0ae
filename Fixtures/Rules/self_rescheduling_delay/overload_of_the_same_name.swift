import UIKit

final class FilesViewController: UIViewController {
  private var files: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    load(after: 2)
  }

  private func load(after delay: Double) {
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { self.load(quietly: true) }
  }

  private func load(quietly: Bool) {
    files = quietly ? [] : files
  }
}
