import UIKit

final class ClockViewController: UIViewController {
  private let label = UILabel()
  private var timers: [String: Timer] = [:]

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.label.text = Date().description }
    RunLoop.current.add(timer, forMode: .common)
    timers["clock"]?.invalidate()
    timers["clock"] = timer
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timers.values.forEach { $0.invalidate() }
  }
}
