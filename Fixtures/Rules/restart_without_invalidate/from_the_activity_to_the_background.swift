import UIKit

/// A call or the control center makes the application inactive and active again: it has not been in the background.
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var timer: Timer?
    private var checks = 0

    func applicationDidBecomeActive(_ application: UIApplication) {
        let timer = Timer(timeInterval: 20, repeats: true) { [weak self] _ in self?.checks += 1 }  // expect: restart_without_invalidate(warning)
        timer.tolerance = 2
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        timer?.invalidate()
        timer = nil
    }
}
