import UIKit

/// Its window shows nothing of what the first timer does, and nothing that scrolls stands beside what the second one changes.
final class Delegate: UIResponder, UIApplicationDelegate {
    @IBOutlet var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let timer = Timer(timeInterval: 60, repeats: true) { _ in
            try? FileManager.default.removeItem(atPath: "old")
        }
        RunLoop.current.add(timer, forMode: .common)
        let newTimer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
            self?.window?.backgroundColor = .red
        }
        RunLoop.current.add(newTimer, forMode: .common)
        return true
    }
}
