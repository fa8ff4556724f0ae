import UIKit

/// A score that counts up for two seconds after the screen has come jumps a little where the user scrolls just then.
final class ScoreController: UIViewController {
  private let list = UITableView()
  private let score = UILabel()
  private let length = 2.0
  private var timer: Timer?
  private var start = Date()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(list)
    list.addSubview(score)
    start = Date()
    let timer = Timer(timeInterval: 0.1, repeats: true) { [weak self] timer in
      self?.count() ?? timer.invalidate()
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  private func count() {
    let part = min(1, Date().timeIntervalSince(start) / length)
    score.text = "\(Int(part * 100))"
    if part == 1 { timer?.invalidate() }
  }
}

/// Ten seconds are long enough to see that nothing moves.
final class LongScoreController: UIViewController {
  private let list = UITableView()
  private let score = UILabel()
  private let length = 10.0
  private var timer: Timer?
  private var start = Date()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(list)
    list.addSubview(score)
    start = Date()
    let timer = Timer(timeInterval: 0.1, repeats: true) { [weak self] timer in
      self?.count() ?? timer.invalidate()
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  private func count() {
    let part = min(1, Date().timeIntervalSince(start) / length)
    score.text = "\(Int(part * 100))"
    if part == 1 { timer?.invalidate() }
  }
}

/// Another timer ends the rain after two seconds.
final class ConfettiController: UIViewController {
  private let list = UITableView()
  private var rain: Timer?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.addSubview(list)
    rain?.invalidate()
    let rain = Timer(timeInterval: 0.1, repeats: true) { [weak self] _ in
      self?.list.addSubview(UIView())
    }
    RunLoop.current.add(rain, forMode: .common)
    self.rain = rain
    Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { [weak self] _ in self?.rain?.invalidate() }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    rain?.invalidate()
  }
}
