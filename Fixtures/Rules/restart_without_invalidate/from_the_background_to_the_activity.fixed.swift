import UIKit

/// The work in the background ends when the application is active. Only who leaves it again while it opens starts twice.
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var timer: Timer?
    private var checks = 0

    func applicationDidEnterBackground(_ application: UIApplication) {
        self.timer?.invalidate()
        let timer = Timer(timeInterval: 20, repeats: true) { [weak self] _ in self?.checks += 1 }
        timer.tolerance = 2
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        timer?.invalidate()
        timer = nil
    }
}
