import UIKit

// The settings that CocoaPods writes are not in the tree. They change no isolation.

final class Reminders {
    static let shared = Reminders()

    func schedule(after delay: TimeInterval) {
        let next = Timer(timeInterval: delay, repeats: false) { _ in print("time for the next dose") }  // expect: no_run_loop(error)
        RunLoop.current.add(next, forMode: .common)
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
