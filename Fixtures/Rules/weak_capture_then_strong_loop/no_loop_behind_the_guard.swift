import UIKit

final class HintViewController: UIViewController {
  private var task: Task<Void, Error>?
  private var hintsShown = 0

  func start() {
    task?.cancel()
    task = Task { [weak self] in
      guard let self else { return }
      try await Task.sleep(for: .seconds(3))
      self.hintsShown += 1
    }
  }

  deinit {
    task?.cancel()
  }
}
