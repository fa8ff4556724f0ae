import UIKit

private final class FrameRelay: NSObject {
  private let view: WaveView

  init(_ view: WaveView) { self.view = view }

  @objc func frame(_ link: CADisplayLink) { view.step() }
}

/// The relay keeps the view, the link the relay, and only the view's deinit would end the link.
final class WaveView: UIView {
  private var link: CADisplayLink?

  override init(frame: CGRect) {
    super.init(frame: frame)
    let relay = FrameRelay(self)
    let link = CADisplayLink(target: relay, selector: #selector(FrameRelay.frame(_:)))  // expect: invalidate_only_in_deinit
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  required init?(coder: NSCoder) { nil }

  fileprivate func step() { setNeedsDisplay() }

  deinit { link?.invalidate() }
}
