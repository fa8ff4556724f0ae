import UIKit

final class PollViewController: UIViewController {
  private var task: Task<Void, Never>?
  private var polls = 0

  func start() {
    task?.cancel()
    task = Task { [weak self] in
      while !Task.isCancelled {
        self?.polls += 1
        try? await Task.sleep(for: .seconds(30))
      }
    }
  }

  deinit {
    task?.cancel()
  }
}
