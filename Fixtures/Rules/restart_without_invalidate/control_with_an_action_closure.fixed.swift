import UIKit

final class PumpViewController: UIViewController {
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    let start = UIButton(type: .system, primaryAction: UIAction(title: "Start") { [weak self] _ in self?.start() })
    let stop = UIButton(type: .system, primaryAction: UIAction(title: "Stop") { [weak self] _ in self?.stop() })
    view.addSubview(start)
    view.addSubview(stop)
  }

  private func start() {
    self.timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] timer in
      guard let self else { return timer.invalidate() }
      self.stroke()
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  private func stop() {
    timer?.invalidate()
  }

  private func stroke() {}

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    stop()
  }
}
