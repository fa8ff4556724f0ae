import Dispatch
import Foundation

enum Period {
  static let short = 0.25
  static let long: TimeInterval = Double(4) / 2
  static let pause = Duration.milliseconds(250)
  static let rest: DispatchTimeInterval = .seconds(3)
  static var current = 5.0
}

func times(_ given: TimeInterval) -> [Timer] {
  [
    Timer(timeInterval: Period.short, repeats: true) { _ in },
    Timer(timeInterval: Period.long * 2 + 1, repeats: true) { _ in },
    Timer(timeInterval: 10 - Period.short, repeats: false) { _ in },
    Timer(timeInterval: Period.current, repeats: true) { _ in },
    Timer(timeInterval: given, repeats: true) { _ in },
    Timer(timeInterval: Double(Int(2.5)), repeats: true) { _ in },
    Timer(timeInterval: max(1, 2), repeats: true) { _ in },
    Timer(timeInterval: Period.short % 2, repeats: true) { _ in },
  ]
}

func dates() -> [Timer] {
  [
    Timer(fire: Date() + 5, interval: 0, repeats: false) { _ in },
    Timer(fire: .now + 5, interval: 0, repeats: false) { _ in },
    Timer(fire: Date(timeIntervalSinceNow: 5), interval: 9, repeats: false) { _ in },
    Timer(fire: Date().addingTimeInterval(5), interval: 9, repeats: false) { _ in },
    Timer(fire: Date(), interval: 9, repeats: false) { _ in },
    Timer(fire: .distantPast, interval: 9, repeats: false) { _ in },
    Timer(fire: Date(timeIntervalSince1970: 5), interval: 9, repeats: false) { _ in },
    Timer(fire: Date() - 5, interval: 9, repeats: false) { _ in },
    Timer(fire: Date.distantPast.addingTimeInterval(5), interval: 9, repeats: false) { _ in },
    Timer(fire: Date() + 5, interval: 9, repeats: true) { _ in },
  ]
}

func tolerate() {
  let timer = Timer(timeInterval: 1, repeats: true) { _ in }
  timer.tolerance = 0.1
  print(timer.tolerance)
  RunLoop.main.add(timer, forMode: .common)
}

// schedules
// 14 runLoopTimer repeats: yes, interval: 0.25
// 15 runLoopTimer repeats: yes, interval: 5.0
// 16 runLoopTimer repeats: no, interval: 9.75
// 17 runLoopTimer repeats: yes, interval: Period.current
// 18 runLoopTimer repeats: yes, interval: given
// 19 runLoopTimer repeats: yes, interval: 2.0
// 20 runLoopTimer repeats: yes, interval: max(1, 2)
// 21 runLoopTimer repeats: yes, interval: Period.short % 2
// 27 runLoopTimer repeats: no, interval: 5.0
// 28 runLoopTimer repeats: no, interval: 5.0
// 29 runLoopTimer repeats: no, interval: 5.0
// 30 runLoopTimer repeats: no, interval: 5.0
// 31 runLoopTimer repeats: no, interval: 0.0
// 32 runLoopTimer repeats: no, interval: .distantPast
// 33 runLoopTimer repeats: no, interval: Date(timeIntervalSince1970: 5)
// 34 runLoopTimer repeats: no, interval: Date() - 5
// 35 runLoopTimer repeats: no, interval: Date.distantPast.addingTimeInterval(5)
// 36 runLoopTimer repeats: yes, interval: 9.0
// 41 runLoopTimer repeats: yes, interval: 1.0, tolerance: 0.1
