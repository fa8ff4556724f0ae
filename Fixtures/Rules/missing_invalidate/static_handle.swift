import AppKit

enum PermissionMonitor {
  private static var timer: Timer?

  static func start() {
    guard timer == nil else { return }
    let timer = Timer(timeInterval: 5, repeats: true) { _ in print(AXIsProcessTrusted()) }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }
}
