import UIKit

private final class LinkDriver: NSObject {
  private let onFrame: (CFTimeInterval) -> Void
  private var link: CADisplayLink?

  init(onFrame: @escaping (CFTimeInterval) -> Void) {
    self.onFrame = onFrame
    super.init()
    link = CADisplayLink(target: self, selector: #selector(step(_:)))
    link?.add(to: .main, forMode: .common)
  }

  func invalidate() {
    link?.invalidate()
    link = nil
  }

  @objc private func step(_ link: CADisplayLink) {
    onFrame(link.timestamp)
  }
}

final class ShimmerView: UIView {
  private var driver: LinkDriver?

  func shimmer() {
    driver?.invalidate()
    driver = LinkDriver { [weak self] _ in self?.setNeedsDisplay() }
  }

  deinit {
    driver?.invalidate()
  }
}
