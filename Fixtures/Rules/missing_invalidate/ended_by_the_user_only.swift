import UIKit

final class LapsController: UIViewController {
  private var timer: Timer?
  private var laps = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let timer = Timer(timeInterval: 5, repeats: true) { [weak self] _ in self?.laps += 1 }  // expect: missing_invalidate(note)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  @IBAction private func finish(_ sender: Any) {
    endLaps()
  }

  private func endLaps() {
    timer?.invalidate()
    timer = nil
  }
}
