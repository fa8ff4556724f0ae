import UIKit

/// It takes touches again.
final class BookController: UIViewController {
  private let pages = UITableView()
  private let label = UILabel()
  private var timer: Timer?
  private var frames = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    pages.isUserInteractionEnabled = false
    view.addSubview(pages)
  }

  func open() { pages.isUserInteractionEnabled = true }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      guard let self else { return }
      self.frames += 1
      self.label.text = "\(self.frames)"
    }
    if let timer { RunLoop.main.add(timer, forMode: .common) }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }
}
