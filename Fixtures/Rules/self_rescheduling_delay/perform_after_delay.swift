import UIKit

final class PollViewController: UIViewController {
  private var polls = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    poll()
  }

  @objc private func poll() {
    polls += 1
    perform(#selector(poll), with: nil, afterDelay: 10, inModes: [.common])  // expect: self_rescheduling_delay(note)
  }
}
