import UIKit

// The settings that CocoaPods writes are not in the tree. They change no isolation.

final class Reminders {
    static let shared = Reminders()
    private var next: Timer?

    func schedule(after delay: TimeInterval) {
        next?.invalidate()
        next = Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { _ in  // expect: no_run_loop(error)
            print("time for the next dose")
        }
    }
}

final class ReminderRequest: NSObject {
    func handle(minutes: Double) async -> Bool {
        Reminders.shared.schedule(after: minutes * 60)
        return true
    }
}

@main
final class ClinicDelegate: UIResponder, UIApplicationDelegate {
    private let request = ReminderRequest()

    func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]) {
        Task.detached { [request] in
            _ = await request.handle(minutes: 5)
        }
    }
}
