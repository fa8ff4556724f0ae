import UIKit

/// The loop is that of the thread which asked for it.
final class ClockViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let loop = RunLoop.current
    DispatchQueue.global().async {
      let timer = Timer(timeInterval: 1, repeats: false) { _ in print("late") }
      loop.add(timer, forMode: .common)
    }
  }
}
