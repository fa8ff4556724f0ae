import UIKit

/// The screen has a text that scrolls by itself; while someone reads on in it, hardly anyone looks at the clock.
final class LetterViewController: UIViewController {
  private let clock = ClockView()
  private let letter = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    letter.text = "Dear reader, …"
    view.addSubview(letter)
    view.addSubview(clock)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    clock.start()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    clock.stop()
  }
}

final class ClockView: UIView {
  private let label = UILabel()
  private var timer: Timer?
  private var seconds = 0

  func start() {
    stop()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      guard let self else { return }
      self.seconds += 1
      self.label.text = "\(self.seconds)"
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() {
    timer?.invalidate()
    timer = nil
  }

  deinit { timer?.invalidate() }
}
