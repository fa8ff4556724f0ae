import Foundation

func makeReminder(after delay: TimeInterval, _ action: @escaping () -> Void) -> Timer {
  Timer(timeInterval: delay, repeats: false) { _ in action() }
}
