import UIKit

/// What a failure would show is not what the delayed work is about.
final class SyncController: NSObject {
  private weak var presenter: UIViewController?
  private var isBroken = false

  func syncLater() {
    perform(#selector(sync), with: nil, afterDelay: 5)
    perform(#selector(upload), with: nil, afterDelay: 5)
    perform(#selector(showTip), with: nil, afterDelay: 5, inModes: [.common])
  }

  @objc private func sync() {
    if isBroken {
      presenter?.present(UIAlertController(), animated: true)
    }
  }

  @objc private func upload() { check() }

  private func check() {
    let task = URLSession.shared.dataTask(with: URLRequest(url: URL(fileURLWithPath: "/"))) { [weak self] _, _, error in
      self?.presenter?.dismiss(animated: true)
    }
    task.resume()
  }

  @objc private func showTip() { present() }

  private func present() {
    guard let presenter else { return }
    presenter.present(UIAlertController(), animated: true)
  }
}
