import UIKit

final class Watch {
  static let shared = Watch()
  private var polls = 0

  /// It lives as long as the app.
  func poll() {
    polls += 1
    DispatchQueue.main.asyncAfter(deadline: .now() + 60) { self.poll() }
  }

  static func check() {
    print("check")
    DispatchQueue.main.asyncAfter(deadline: .now() + 60) { Watch.check() }
  }
}

/// A struct keeps nobody.
struct Meter {
  func measure() {
    print("measure")
    DispatchQueue.main.asyncAfter(deadline: .now() + 60) { self.measure() }
  }
}

func log() {
  print("log")
  DispatchQueue.main.asyncAfter(deadline: .now() + 60) { log() }
}
