import UIKit

final class PollViewController: UIViewController {
  private var polls = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    Task {  // expect: uncancelled_timer_task(warning)
      while !Task.isCancelled {
        polls += 1
        try? await Task.sleep(for: .seconds(5))
      }
    }
  }
}
