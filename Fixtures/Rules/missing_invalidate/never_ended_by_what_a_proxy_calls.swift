import UIKit

/// Calls what it was made with, and hands it the link.
final class FrameProxy: NSObject {
  private let callback: (CADisplayLink) -> Void

  init(_ callback: @escaping (CADisplayLink) -> Void) { self.callback = callback }

  @objc func update(_ link: CADisplayLink) { callback(link) }
}

/// Only asks the link for its time.
final class WaveView: UIView {
  private var time = 0.0

  func roll() {
    let proxy = FrameProxy { [weak self] link in self?.time = link.timestamp }
    let link = CADisplayLink(target: proxy, selector: #selector(FrameProxy.update(_:)))  // expect: missing_invalidate(warning)
    link.add(to: .main, forMode: .common)
  }
}
