import UIKit

/// Calls what it was made with, and hands it the link.
final class LinkProxy: NSObject {
  private let callback: (CADisplayLink) -> Void

  init(_ callback: @escaping (CADisplayLink) -> Void) { self.callback = callback }

  @objc func update(_ link: CADisplayLink) { callback(link) }
}

/// Ends the link when it is filled.
final class TankView: UIView {
  private var level = 0.0

  func fill() {
    let link = CADisplayLink(
      target: LinkProxy { [weak self] link in
        self?.level += 0.01
        if self.map({ $0.level >= 1 }) ?? true { link.invalidate() }
      }, selector: #selector(LinkProxy.update(_:)))
    link.add(to: .main, forMode: .common)
  }

  func drain() {
    let proxy = LinkProxy { [weak self] in
      self?.level -= 0.01
      if self.map({ $0.level <= 0 }) ?? true { $0.invalidate() }
    }
    let link = CADisplayLink(target: proxy, selector: #selector(LinkProxy.update(_:)))
    link.add(to: .main, forMode: .common)
  }
}
