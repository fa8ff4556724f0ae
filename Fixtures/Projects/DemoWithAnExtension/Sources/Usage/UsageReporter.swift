import Foundation

/// The demo of the package keeps the only one as long as it runs; other programs may not.
public final class UsageReporter: NSObject {
  private var timer: Timer?
  private var count = 0

  public override init() { super.init() }

  public func start() {
    guard timer == nil else { return }
    timer = Timer.scheduledTimer(timeInterval: 60, target: self, selector: #selector(report), userInfo: nil, repeats: true)  // expect: target_retained(warning), missing_invalidate(warning)
  }

  @objc private func report() { count += 1 }
}
