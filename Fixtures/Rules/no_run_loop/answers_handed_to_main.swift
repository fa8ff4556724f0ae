import Foundation
import UserNotifications

/// The answer comes on a background thread, and what is done about it is handed to the main queue.
final class Nudge {
  func askAndHop() {
    UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in
      DispatchQueue.main.async {
        Timer.scheduledTimer(withTimeInterval: 60, repeats: false) { _ in print("remind") }
      }
    }
  }

  func wait(for task: Process) {
    task.standardOutput = Pipe()
    task.qualityOfService = .utility
    Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in task.terminate() }
  }
}
