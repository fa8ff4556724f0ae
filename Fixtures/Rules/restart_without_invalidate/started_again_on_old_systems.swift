import UIKit

/// The first start is for systems that nobody has any more: on all others there is one, which the return to the
/// foreground ends.
final class BackgroundKeeper: UIResponder, UIApplicationDelegate {
  private var timer: Timer?
  private var seconds = 0

  func applicationDidEnterBackground(_ application: UIApplication) {
    if #available(iOS 13.0, *) {
      print("the system keeps it")
    } else {
      startCounting()
    }
    keepOn()
  }

  func applicationWillEnterForeground(_ application: UIApplication) {
    timer?.invalidate()
    timer = nil
  }

  private func keepOn() { startCounting() }

  private func startCounting() {
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.seconds += 1 }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }
}
