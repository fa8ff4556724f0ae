import UIKit

final class CodeController: UIViewController {
  private lazy var countdown: Timer = {
    let countdown = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.title = "later" }
    RunLoop.main.add(countdown, forMode: .common)
    return countdown
  }()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    countdown.fire()
  }

  deinit {
    countdown.invalidate()  // expect: timer_created_in_deinit(note)
  }
}
