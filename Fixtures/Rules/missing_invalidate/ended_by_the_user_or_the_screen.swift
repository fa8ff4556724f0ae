import UIKit

final class LapsThatLeave: UIViewController {
  private var timer: Timer?
  private var laps = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let timer = Timer(timeInterval: 5, repeats: true) { [weak self] _ in self?.laps += 1 }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  @IBAction private func finish(_ sender: Any) {
    timer?.invalidate()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }
}

final class LapsThatAskForSelf: UIViewController {
  private var timer: Timer?
  private var laps = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let timer = Timer(timeInterval: 5, repeats: true) { [weak self] timer in
      guard let self else { return timer.invalidate() }
      laps += 1
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  @IBAction private func finish(_ sender: Any) {
    timer?.invalidate()
  }
}
