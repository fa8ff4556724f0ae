import UIKit

@objc protocol PressButtonDelegate: NSObjectProtocol {
  @objc optional func pressButtonDidStart()
  func pressButtonDidEnd()
}

final class PressButton: UIButton {
  weak var delegate: PressButtonDelegate?

  func prepare() {
    addTarget(self, action: #selector(press), for: .touchDown)
    addTarget(self, action: #selector(release), for: .touchUpInside)
  }

  @objc private func press() {
    guard let delegate, delegate.responds(to: #selector(PressButtonDelegate.pressButtonDidStart)) else { return }
    delegate.pressButtonDidStart?()
  }

  @objc private func release() { delegate?.pressButtonDidEnd() }
}

/// It counts while the button is held.
final class PressBar: UIViewController, PressButtonDelegate {
  private let table = UITableView()
  private let label = UILabel()
  private var timer: Timer?

  func pressButtonDidStart() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      self?.label.text = Date().description
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func pressButtonDidEnd() { timer?.invalidate() }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }
}
