import UIKit

extension UIView {
  func pinToSuperview() {}
}

/// Constraints may give the content its size, and so may other code that gets the view.
final class PinnedController: UIViewController {
  private let box = UIScrollView()
  private let label = UILabel()
  private var timer: Timer?
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(box)
    box.addSubview(label)
    label.pinToSuperview()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode
      guard let self else { return }
      self.count += 1
      self.label.text = "\(self.count)"
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }
}

final class FilledController: UIViewController {
  private let box = UIScrollView()
  private let label = UILabel()
  private var timer: Timer?
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(box)
    fill(box)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode
      guard let self else { return }
      self.count += 1
      self.label.text = "\(self.count)"
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func fill(_ view: UIScrollView) { view.contentSize = CGSize(width: 320, height: 900) }
}

/// An empty box in Swift.
final class BoxController: UIViewController {
  private let frames = UIScrollView()
  private let label = UILabel()
  private var timer: Timer?
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(frames)
    frames.addSubview(label)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      guard let self else { return }
      self.count += 1
      self.label.text = "\(self.count)"
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }
}
