import UIKit
import WebKit

final class GaugeController: UIViewController {
  private let gauge = UILabel()
  private lazy var page = WKWebView(frame: view.bounds)
  private var level = 0
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(page)
    view.addSubview(gauge)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      guard let self else { return }
      self.level += 1
      self.gauge.text = "\(self.level)"
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }
}
