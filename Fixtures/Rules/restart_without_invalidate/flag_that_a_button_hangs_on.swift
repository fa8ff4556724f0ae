import UIKit

final class Submission {
  private(set) var isSending = false
  private var timer: Timer?

  func send() {
    isSending = true
    let timer = Timer(timeInterval: 10, repeats: true) { _ in print("waiting") }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func answered() {
    isSending = false
    timer?.invalidate()
  }

  deinit {
    timer?.invalidate()
  }
}

final class SubmissionController: UIViewController {
  private let button = UIButton()
  private let submission = Submission()

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    button.isEnabled = !submission.isSending
  }

  @IBAction private func submit(_ sender: UIButton) {
    submission.send()
  }
}
