import UIKit

/// The screen shows what it has, or asks for it first: one of two branches, and once.
final class ChannelViewController: UIViewController {
  var channel: String?
  private var timer: Timer?
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    if channel == nil {
      find()
    } else if let channel {
      show(channel)
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }

  private func find() {
    fetch(then: didFind)
  }

  private func fetch(then done: @escaping (String) -> Void) {
    URLSession.shared.dataTask(with: URL(string: "https://example.com")!) { _, _, _ in
      DispatchQueue.main.async { done("found") }
    }.resume()
  }

  private func didFind(_ channel: String) {
    self.channel = channel
    showAndFollow(channel)
  }

  private func showAndFollow(_ channel: String) {
    show(channel)
    label.alpha = 1
  }

  private func show(_ channel: String) {
    label.text = channel
    timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { [weak self] _ in self?.look() }
  }

  private func look() {}
}

/// Here the branch is followed by a start for all.
final class GuideViewController: UIViewController {
  var channel: String?
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    if channel == nil {
      find()
    }
    show()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }

  private func find() {
    DispatchQueue.main.async { self.show() }
  }

  private func show() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { [weak self] _ in self?.look() }
  }

  private func look() {}
}
