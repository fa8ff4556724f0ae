final class Clock {
  static let shared = Clock()
  private let dial = Dial()
}

final class Dial {}

final class Screen { private let clock = Clock.shared }

final class Scale {}
func weigh() { print(Scale()) }

// lifetimes
// Clock: as long as the app
// Dial: as long as the app
// Screen: mortal
// Scale: mortal
