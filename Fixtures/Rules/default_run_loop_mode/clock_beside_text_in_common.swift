import UIKit

final class PagedController: UIViewController {
  private let label = UILabel()
  private let legal = UITextView()
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    legal.isScrollEnabled = true
    view.addSubview(legal)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      self?.label.text = Date().description
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }
}
