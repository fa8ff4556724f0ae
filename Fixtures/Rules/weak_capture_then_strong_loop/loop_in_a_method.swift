import UIKit

final class PollViewController: UIViewController {
  private var task: Task<Void, Never>?
  private var polls = 0

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    task?.cancel()
    task = Task { [weak self] in  // expect: weak_capture_then_strong_loop(warning)
      await self?.poll()
    }
  }

  deinit {
    task?.cancel()
  }

  private func poll() async {
    while !Task.isCancelled {
      polls += 1
      try? await Task.sleep(for: .seconds(5))
    }
  }
}
