import UIKit

/// The label that starts the countdown again is hidden as long as one runs; the screen itself starts the first.
final class CodeController: UIViewController {
  private let left = UILabel()
  private let again = UILabel()
  private var seconds = 60
  private var countdown: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    count()
    again.isHidden = true
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    countdown?.invalidate()
  }

  private func count() {
    seconds = 60
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.step() }
    RunLoop.main.add(timer, forMode: .common)
    countdown = timer
  }

  private func step() {
    left.text = "\(seconds)"
    if seconds > 0 {
      seconds -= 1
    } else {
      offer()
      countdown?.invalidate()
    }
  }

  private func offer() {
    again.isHidden = false
    again.isUserInteractionEnabled = true
    again.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(askAgain)))
  }

  @objc private func askAgain() {
    count()
    again.isHidden = false
    again.isHidden = true
  }
}

/// Here the first countdown leaves the label where it is.
final class TokenController: UIViewController {
  private let left = UILabel()
  private let again = UILabel()
  private var seconds = 60
  private var countdown: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    again.isUserInteractionEnabled = true
    again.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(askAgain)))
    count()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    countdown?.invalidate()
  }

  private func count() {
    seconds = 60
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.step() }  // expect: restart_without_invalidate
    RunLoop.main.add(timer, forMode: .common)
    countdown = timer
  }

  private func step() {
    left.text = "\(seconds)"
    if seconds > 0 {
      seconds -= 1
    } else {
      again.isHidden = false
      countdown?.invalidate()
    }
  }

  @objc private func askAgain() {
    count()
    again.isHidden = true
  }
}
