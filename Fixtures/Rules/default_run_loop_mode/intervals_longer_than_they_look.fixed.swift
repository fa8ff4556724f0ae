import UIKit

/// It may come three seconds after the last one anyway.
final class Arcs: UIScrollView {
  private var timer: Timer?
  private var count = 0

  func start() {
    timer?.invalidate()
    let timer = Timer.scheduledTimer(withTimeInterval: 1.5, repeats: true) { [weak self] _ in
      self?.drawNext()
    }
    RunLoop.current.add(timer, forMode: .common)
    timer.tolerance = 1.5
    self.timer = timer
  }

  private func drawNext() {
    count += 1
    backgroundColor = UIColor(white: CGFloat(count % 10) / 10, alpha: 1)
  }

  deinit { timer?.invalidate() }
}

/// The next picture comes a little later: nobody waits for it to the second.
final class Slides: UIViewController, UIScrollViewDelegate {
  private let picture = UIImageView()
  private var pause = 3.0
  private var timer: Timer?
  private var shown = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    if UIAccessibility.isReduceMotionEnabled { pause = 6 }
    let timer = Timer(timeInterval: pause, repeats: true) { [weak self] _ in
      self?.showNext()
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  private func showNext() {
    shown += 1
    picture.image = UIImage(named: "slide\(shown)")
  }

  deinit { timer?.invalidate() }
}

final class Tips: UIViewController, UIScrollViewDelegate {
  private let tip = UILabel()
  private var pause: TimeInterval
  private var timer: Timer?
  private var shown = 0

  init(pause: TimeInterval) {
    self.pause = pause
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let timer = Timer(timeInterval: pause, repeats: true) { [weak self] _ in
      self?.showNext()
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  private func showNext() {
    shown += 1
    tip.text = "Tip \(shown)"
  }

  deinit { timer?.invalidate() }
}

final class Slideshow: UIViewController, UIScrollViewDelegate {
  private let picture = UIImageView()
  private var timer: Timer?
  private var shown = 0

  func play(delay: Int) {
    timer?.invalidate()
    let timer = Timer(timeInterval: Double(max(delay, 3)), repeats: true) { [weak self] _ in
      self?.showNext()
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  private func showNext() {
    shown += 1
    picture.image = UIImage(named: "slide\(shown)")
  }

  deinit { timer?.invalidate() }
}

final class Meter: UIViewController, UIScrollViewDelegate {
  private let level = UILabel()
  private var pause = 5.0
  private var timer: Timer?
  private var count = 0

  func measure(fast: Bool) {
    if fast { pause = 0.5 }
    timer?.invalidate()
    let timer = Timer(timeInterval: pause, repeats: true) { [weak self] _ in
      self?.showLevel()
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  private func showLevel() {
    count += 1
    level.text = "\(count)"
  }

  deinit { timer?.invalidate() }
}

func showTips(on stack: UINavigationController) {
  stack.pushViewController(Tips(pause: 4), animated: true)
  stack.pushViewController(Tips(pause: 6), animated: true)
}
