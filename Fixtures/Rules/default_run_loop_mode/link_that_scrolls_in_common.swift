import UIKit

final class Teleprompter: UIViewController {
  private let text = UITextView()
  private var link: CADisplayLink?

  func begin() {
    link?.invalidate()
    let link = CADisplayLink(target: WeakStep(self), selector: #selector(WeakStep.step))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  fileprivate func step() { text.contentOffset.y += 1 }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    link?.invalidate()
  }
}

private final class WeakStep: NSObject {
  private weak var prompter: Teleprompter?

  init(_ prompter: Teleprompter) { self.prompter = prompter }

  @objc func step() { prompter?.step() }
}
