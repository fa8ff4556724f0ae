import UIKit

final class PollViewController: UIViewController {
  private var task: Task<Void, Never>?
  private var polls = 0

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    task?.cancel()
    task = Task {  // expect: strong_self_in_handler(note)
      while !Task.isCancelled {
        self.polls += 1
        try? await Task.sleep(for: .seconds(5))
      }
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    task?.cancel()
  }
}
