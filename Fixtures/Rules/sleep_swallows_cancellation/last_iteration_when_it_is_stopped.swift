import UIKit

@MainActor
final class TicksViewController: UIViewController {
  private let label = UILabel()
  private var task: Task<Void, Never>?
  private var count = 0

  func start() {
    task?.cancel()
    task = Task { [weak self] in
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(1))  // expect: sleep_swallows_cancellation
        self?.label.text = "tick"
      }
    }
  }

  @IBAction func stop() {
    pause()
  }

  func pause() {
    task?.cancel()
  }
}
