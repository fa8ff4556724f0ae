import UIKit

/// Its window shows nothing of what the first timer does, and nothing that scrolls stands beside what the second one changes.
final class Delegate: UIResponder, UIApplicationDelegate {
    @IBOutlet var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in  // expect: default_run_loop_mode(note)
            try? FileManager.default.removeItem(atPath: "old")
        }
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
            self?.window?.backgroundColor = .red
        }
        return true
    }
}
