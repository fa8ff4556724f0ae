import Foundation

final class ReachabilityMonitor: NSObject {
  static let shared = ReachabilityMonitor()

  private var timer: Timer?

  private override init() {
    super.init()
    let timer = Timer(timeInterval: 15, target: self, selector: #selector(ping), userInfo: nil, repeats: true)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  @objc private func ping() {
    print("ping")
  }
}
