import UIKit

/// The page before this one is read here, not shown.
final class StreamController: UIViewController {
  private let page: SettingsPage
  private let clockLabel = UILabel()
  private var seconds = 0
  private var timer: Timer?

  init(page: SettingsPage) {
    self.page = page
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not in a nib") }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: page.seconds, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      guard let self else { return }
      seconds += 1
      clockLabel.text = "\(seconds)"
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }
}

/// This one shows what it is given.
final class PageController: UIViewController {
  private let page: SettingsPage
  private let clockLabel = UILabel()
  private var seconds = 0
  private var timer: Timer?

  init(page: SettingsPage) {
    self.page = page
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not in a nib") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(page)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: page.seconds, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(warning)
      guard let self else { return }
      seconds += 1
      clockLabel.text = "\(seconds)"
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }
}

final class LiveController: UIViewController {
  private let meter = LevelMeter()
  private var topics: TopicsPanel?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(meter)
  }

  func showTopics() {
    let panel = TopicsPanel()
    view.addSubview(panel)
    topics = panel
  }

  func hideTopics() { topics?.removeFromSuperview() }
}

final class TalkController: UIViewController {
  private let meter = TalkMeter()
  private let comments = CommentsView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(meter)
    view.addSubview(comments)
  }
}
