import UIKit

final class PollViewController: UIViewController {
  private var polls = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    poll()
  }

  private func poll() {
    polls += 1
    let timer = Timer(timeInterval: 10, repeats: false) { _ in self.poll() }  // expect: self_rescheduling_delay(note)
    RunLoop.main.add(timer, forMode: .common)
  }
}
