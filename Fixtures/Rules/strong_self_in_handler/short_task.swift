import UIKit

final class HintViewController: UIViewController {
  private var task: Task<Void, Error>?
  private var hintsShown = 0

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    task?.cancel()
    task = Task {
      try await Task.sleep(for: .seconds(3))
      self.hintsShown += 1
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    task?.cancel()
  }
}
