import UIKit

private final class ClosureContainer: NSObject {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  @objc func run() {
    action()
  }
}

final class PulseView: UIView {
  private var link: CADisplayLink?

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, link == nil else { return }
    let container = ClosureContainer { [weak self] in self?.setNeedsDisplay() }
    link = CADisplayLink(target: container, selector: #selector(ClosureContainer.run))
    link?.add(to: .main, forMode: .common)
  }

  deinit {
    link?.invalidate()
  }
}
