import UIKit

/// Its answer shows something, which is not what the delay is for.
final class UploadController: NSObject {
  private let banner = UIView()

  func uploadLater() { perform(#selector(upload), with: nil, afterDelay: 1) }

  @objc private func upload() { send() }

  private func send() {
    let task = URLSession.shared.dataTask(with: URL(fileURLWithPath: "/")) { [weak self] _, _, _ in self?.done() }
    task.resume()
  }

  private func done() { banner.isHidden = true }
}
