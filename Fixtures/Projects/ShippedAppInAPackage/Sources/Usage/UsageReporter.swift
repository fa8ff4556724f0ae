import Foundation

/// The application beside the package, which has extensions and so is no demo of it, keeps the only one as long as it runs.
public final class UsageReporter: NSObject {
  private var timer: Timer?
  private var count = 0

  public override init() { super.init() }

  public func start() {
    guard timer == nil else { return }
    timer = Timer.scheduledTimer(timeInterval: 60, target: self, selector: #selector(report), userInfo: nil, repeats: true)
  }

  @objc private func report() { count += 1 }
}
