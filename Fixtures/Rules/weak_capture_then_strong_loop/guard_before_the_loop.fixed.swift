import UIKit

final class PollViewController: UIViewController {
  private var task: Task<Void, Never>?
  private var polls = 0

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    task?.cancel()
    task = Task { [weak self] in
      while !Task.isCancelled {
        guard let self else { return }
        self.polls += 1
        try? await Task.sleep(for: .seconds(5))
      }
    }
  }

  deinit {
    task?.cancel()
  }
}
