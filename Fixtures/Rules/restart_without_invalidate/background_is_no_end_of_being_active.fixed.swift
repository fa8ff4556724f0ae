import UIKit

final class Delegate: UIResponder, UIApplicationDelegate {
  private var timer: Timer?

  func applicationDidBecomeActive(_ application: UIApplication) {
    self.timer?.invalidate()
    let timer = Timer(timeInterval: 30, repeats: true) { [weak self] _ in self?.refresh() }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    timer?.invalidate()
    timer = nil
  }

  private func refresh() {}
}
