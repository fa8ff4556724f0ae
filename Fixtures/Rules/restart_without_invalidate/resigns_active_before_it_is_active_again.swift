import UIKit

final class ActiveDelegate: UIResponder, UIApplicationDelegate {
  private var timer: Timer?

  func applicationDidBecomeActive(_ application: UIApplication) {
    let timer = Timer(timeInterval: 30, repeats: true) { [weak self] _ in self?.refresh() }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func applicationWillResignActive(_ application: UIApplication) {
    timer?.invalidate()
    timer = nil
  }

  private func refresh() {}
}
