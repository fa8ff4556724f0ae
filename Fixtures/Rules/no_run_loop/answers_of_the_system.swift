import Foundation
import UserNotifications

/// Permissions are answered on a background thread, whose run loop nobody runs.
final class Reminders {
  func ask() {
    UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { granted, _ in
      guard granted else { return }
      Timer.scheduledTimer(withTimeInterval: 60, repeats: false) { _ in  // expect: no_run_loop(error)
        print("remind")
      }
    }
  }

  func listen(to pipe: Pipe) {
    pipe.fileHandleForReading.readabilityHandler = { _ in
      Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in  // expect: no_run_loop(error)
        print("silent for five seconds")
      }
    }
  }
}
