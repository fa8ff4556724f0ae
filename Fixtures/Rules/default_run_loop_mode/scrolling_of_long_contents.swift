import UIKit

/// What this screen shows fits, as a rule.
final class CodeController: UIViewController {
  private let scrollView = UIScrollView()
  private let contents = UIStackView()
  private let left = UILabel()
  private var seconds = 0
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(scrollView)
    contents.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(contents)
    contents.topAnchor.constraint(equalTo: scrollView.topAnchor).isActive = true
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let contentHeight = scrollView.contentSize.height + scrollView.adjustedContentInset.top
    scrollView.isScrollEnabled = contentHeight > scrollView.frame.height
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      self?.tick()
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }

  private func tick() {
    seconds += 1
    left.text = "\(seconds)"
  }
}

/// This one asks for something else than its extent.
final class PagesController: UIViewController {
  private let scrollView = UIScrollView()
  private let contents = UIStackView()
  private let left = UILabel()
  private var pages = 0
  private var seconds = 0
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(scrollView)
    contents.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(contents)
    contents.topAnchor.constraint(equalTo: scrollView.topAnchor).isActive = true
    scrollView.isScrollEnabled = pages > 1
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode
      self?.tick()
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }

  private func tick() {
    seconds += 1
    left.text = "\(seconds)"
  }
}
