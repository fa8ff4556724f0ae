import UIKit

@objc protocol HoldButtonDelegate: NSObjectProtocol {
  @objc optional func holdButtonDidStart()
  func holdButtonDidEnd()
}

final class HoldButton: UIButton {
  weak var delegate: HoldButtonDelegate?

  func prepare() {
    addTarget(self, action: #selector(press), for: .touchDown)
    addTarget(self, action: #selector(release), for: .touchUpInside)
  }

  @objc private func press() {
    guard let delegate, delegate.responds(to: #selector(HoldButtonDelegate.holdButtonDidStart)) else { return }
    delegate.holdButtonDidStart?()
  }

  @objc private func release() { delegate?.holdButtonDidEnd() }
}

/// It counts while the button is held.
final class HoldBar: UIViewController, HoldButtonDelegate {
  private let table = UITableView()
  private let label = UILabel()
  private var timer: Timer?

  func holdButtonDidStart() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      self?.label.text = Date().description
    }
  }

  func holdButtonDidEnd() { timer?.invalidate() }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }
}
