import Foundation

func remind(after delay: TimeInterval, _ action: @escaping () -> Void) {
  _ = Timer(timeInterval: delay, repeats: false) { _ in action() }  // expect: never_started(error)
}
