import UIKit

final class ExpiryView: UIView {
  private let label = UILabel()
  private let end = Date()

  func refreshCountdown() { text = "\(end.timeIntervalSinceNow)" }

  private var text: String? {
    get { label.text }
    set { label.text = newValue }
  }
}

protocol Expiring: UIView { var expiry: ExpiryView { get } }

extension Expiring {
  func refreshCountdown() { expiry.refreshCountdown() }
}

final class MessageView: UIView {
  private let stack = UIStackView()

  fileprivate func refreshCountdown() {
    let views = stack.arrangedSubviews.compactMap({ $0 as? Expiring })
    views.forEach { $0.refreshCountdown() }
  }
}

final class MessageCell: UICollectionViewCell {
  func refreshCountdown() { (contentView as? MessageView)?.refreshCountdown() }
}

final class NoticeCell: UICollectionViewCell {
  func refreshCountdown() {}
}

/// Each second, the cells on the screen hand the message on until a label shows the time that is left.
final class MessagesController: UICollectionViewController {
  private var timer: Timer?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard timer == nil else { return }
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      self?.refresh()
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
    timer = nil
  }

  private func refresh() {
    collectionView?.visibleCells.forEach {
      if let cell = $0 as? MessageCell { cell.refreshCountdown() }
    }
  }
}

/// The cells of this class do nothing with the message.
final class NoticesController: UICollectionViewController {
  private var timer: Timer?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard timer == nil else { return }
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      self?.refresh()
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
    timer = nil
  }

  private func refresh() {
    for case let cell as NoticeCell in collectionView.visibleCells { cell.refreshCountdown() }
  }
}
