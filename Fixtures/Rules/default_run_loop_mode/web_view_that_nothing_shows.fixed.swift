import UIKit
import WebKit

/// Nothing reads the property, so there is no web view.
final class MeterController: UIViewController {
  private let meter = UILabel()
  private lazy var page: WKWebView = {
    let page = WKWebView(frame: view.bounds)
    page.isOpaque = false
    return page
  }()
  private var level = 0
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(meter)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      guard let self else { return }
      self.level += 1
      self.meter.text = "\(self.level)"
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }
}

/// This one is shown beside the meter.
final class PageController: UIViewController {
  private let meter = UILabel()
  private lazy var page: WKWebView = {
    let page = WKWebView(frame: view.bounds)
    page.isOpaque = false
    return page
  }()
  private var level = 0
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(page)
    view.addSubview(meter)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      guard let self else { return }
      self.level += 1
      self.meter.text = "\(self.level)"
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }
}
