import Combine
import Foundation
import QuartzCore

struct Meter {
  static func timer(withTimeInterval: Double, repeats: Bool, block: () -> Void) {}
  func scheduledTimer(withTimeInterval: Double) {}
  static func publish(_ name: String) {}
}

func make(_ owner: NSObject, _ meter: Meter, _ screen: NSScreen) {
  _ = Timer(timeInterval: 1, repeats: true) { _ in }
  _ = Foundation.Timer(timeInterval: 1, repeats: false, block: { _ in })
  _ = Timer.init(timeInterval: 1, repeats: true) { _ in }
  _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
  _ = Timer(timeInterval: 1, invocation: NSInvocation(), repeats: true)
  _ = CFRunLoopTimerCreateWithHandler(nil, 0, 1, 0, 0) { _ in }
  _ = CFRunLoopTimerCreateWithHandler(nil, 0, 0, 0, 0, { _ in })
  _ = CADisplayLink(target: owner, selector: #selector(NSObject.copy))
  _ = screen.displayLink(target: owner, selector: #selector(NSObject.copy))
  owner.perform(#selector(NSObject.copy), with: nil, afterDelay: 1)
  owner.perform(#selector(NSObject.copy), with: nil)
  _ = Timer.publish(every: 1, on: .main, in: .common)
  _ = Timer.TimerPublisher(interval: 1, runLoop: .main, mode: .common)
  _ = Timer.publish(every: 1, on: .main, in: .common).autoconnect().first()
  _ = Timer.publish(every: 1, on: .main, in: .common).autoconnect().prefix(1)
  _ = Timer.publish(every: 1, on: .main, in: .common).autoconnect().prefix(2)
  _ = DispatchSource.makeTimerSource()
  Meter.timer(withTimeInterval: 1, repeats: true) {}
  meter.scheduledTimer(withTimeInterval: 1)
  Meter.publish("name")
}

final class Clock {
  private let isEndless = true
  private var isRepeating = false
  private var first: Timer?
  private var second: Timer?

  func start(_ isOnce: Bool, _ isQuick: Bool) {
    _ = Timer(timeInterval: 1, repeats: isEndless) { _ in }
    _ = Timer(timeInterval: 2, repeats: !isEndless) { _ in }
    _ = Timer(timeInterval: 3, repeats: isOnce) { _ in }
    _ = Timer(timeInterval: 4, repeats: isQuick ? true : true) { _ in }
    _ = Timer(timeInterval: 5, repeats: isQuick ? true : false) { _ in }
    _ = Timer(timeInterval: 6, repeats: isRepeating) { _ in }
    _ = Timer(timeInterval: 7, repeats: isLong) { _ in }
    _ = Timer(timeInterval: 8, repeats: unknown()) { _ in }
  }

  private var isLong: Bool { true }

  func change() { isRepeating = true }

  private func later(_ repeats: Bool = true) { _ = Timer(timeInterval: 9, repeats: repeats) { _ in } }
  private func once(_ repeats: Bool) { _ = Timer(timeInterval: 10, repeats: repeats) { _ in } }
  private func made(_ repeats: Bool) -> Timer { Timer(timeInterval: 11, repeats: repeats) { _ in } }
  public func open(_ repeats: Bool) { _ = Timer(timeInterval: 12, repeats: repeats) { _ in } }

  func callAll() {
    later()
    once(false)
    first = made(true)
    second = made(false)
    open(true)
  }
}

// timers
// 12 runLoopTimer repeats: yes
//   interval: 1.0
//   goes to: nothing
//   handler at line 12: self none
// 13 runLoopTimer repeats: no
//   interval: 1.0
//   goes to: nothing
//   handler at line 13: self none
// 14 runLoopTimer repeats: yes
//   interval: 1.0
//   goes to: nothing
//   handler at line 14: self none
// 15 runLoopTimer scheduled repeats: yes
//   interval: 1.0
//   goes to: nothing
//   mode: default on current at line 15
//   handler at line 15: self none
// 16 runLoopTimer repeats: yes
//   interval: 1.0
//   goes to: nothing
// 17 runLoopTimer repeats: yes
//   interval: 1.0
//   goes to: nothing
//   handler at line 17: self none
// 18 runLoopTimer repeats: no
//   interval: 0.0
//   goes to: nothing
//   handler at line 18: self none
// 19 displayLink repeats: yes
//   goes to: nothing
//   handler at line 19: self none
//   target: another object
// 20 displayLink repeats: yes
//   goes to: nothing
//   handler at line 20: self none
//   target: another object
// 21 delayedPerform repeats: no
//   interval: 1.0
//   goes to: nothing
//   mode: default on current at line 21
//   handler at line 21: self none
// 23 publisher repeats: yes
//   interval: 1.0
//   goes to: nothing
//   mode: tracking on main at line 23
// 24 publisher repeats: yes
//   interval: 1.0
//   goes to: nothing
//   mode: tracking on main at line 24
// 25 publisher repeats: no
//   interval: 1.0
//   goes to: nothing
//   mode: tracking on main at line 25
// 26 publisher repeats: no
//   interval: 1.0
//   goes to: nothing
//   mode: tracking on main at line 26
// 27 publisher repeats: yes
//   interval: 1.0
//   goes to: nothing
//   mode: tracking on main at line 27
// 28 dispatchSource repeats: unknown
//   goes to: nothing
//   queue: global
// 41 runLoopTimer repeats: yes
//   owner: Clock
//   interval: 1.0
//   goes to: nothing
//   handler at line 41: self none
// 42 runLoopTimer repeats: no
//   owner: Clock
//   interval: 2.0
//   goes to: nothing
//   handler at line 42: self none
// 43 runLoopTimer repeats: unknown
//   owner: Clock
//   interval: 3.0
//   goes to: nothing
//   handler at line 43: self none
// 44 runLoopTimer repeats: yes
//   owner: Clock
//   interval: 4.0
//   goes to: nothing
//   handler at line 44: self none
// 45 runLoopTimer repeats: yes
//   owner: Clock
//   interval: 5.0
//   goes to: nothing
//   handler at line 45: self none
// 46 runLoopTimer repeats: yes
//   owner: Clock
//   interval: 6.0
//   goes to: nothing
//   handler at line 46: self none
// 47 runLoopTimer repeats: unknown
//   owner: Clock
//   interval: 7.0
//   goes to: nothing
//   handler at line 47: self none
// 48 runLoopTimer repeats: unknown
//   owner: Clock
//   interval: 8.0
//   goes to: nothing
//   handler at line 48: self none
// 55 runLoopTimer repeats: yes
//   owner: Clock
//   interval: 9.0
//   goes to: nothing
//   handler at line 55: self none
// 56 runLoopTimer repeats: no
//   owner: Clock
//   interval: 10.0
//   goes to: nothing
//   handler at line 56: self none
// 57 runLoopTimer repeats: unknown
//   owner: Clock
//   interval: 11.0
//   goes to: property first
//   goes to: property second
//   handler at line 57: self none
// 58 runLoopTimer repeats: yes
//   owner: Clock
//   interval: 12.0
//   goes to: nothing
//   handler at line 58: self none
