import UIKit

/// Becoming active and resigning alternate.
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var timer: Timer?
    private var checks = 0

    func applicationDidBecomeActive(_ application: UIApplication) {
        let timer = Timer(timeInterval: 20, repeats: true) { [weak self] _ in self?.checks += 1 }
        timer.tolerance = 2
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    func applicationWillResignActive(_ application: UIApplication) {
        timer?.invalidate()
        timer = nil
    }
}
