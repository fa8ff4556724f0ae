import UIKit

final class ReportController: NSObject {
  private weak var presenter: UIViewController?
  private var failures = 0

  func reportLater() { perform(#selector(report), with: nil, afterDelay: 5) }

  @objc private func report() {
    failures += 1
    switch failures {
    case 3: presenter?.present(UIAlertController(), animated: true)
    default: break
    }
  }
}
