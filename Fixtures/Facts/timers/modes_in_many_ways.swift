import Foundation

final class Clock: NSObject {
  private var timer: Timer?
  private var timers: [Timer] = []

  func start(_ state: Unknown, _ modes: [RunLoop.Mode]) {
    state.timer = Timer(timeInterval: 1, repeats: true) { _ in }
    RunLoop.main.add(state.timer!, forMode: .common)
    state.other = Timer(timeInterval: 2, repeats: true) { _ in }
    RunLoop.main.add(state . other!, forMode: .default)
    state.last = Timer(timeInterval: 3, repeats: true) { _ in }
    RunLoop.main.remove(state.last!)
    timers = [Timer(timeInterval: 4, repeats: true) { _ in }]
    timers.forEach { RunLoop.current.add($0, forMode: .common) }
    register(Timer(timeInterval: 6, repeats: true) { _ in })
    timers.append(Timer(timeInterval: 7, repeats: true) { _ in })
    RunLoop.main.add(timers[0], forMode: .common)
    let first = Timer(timeInterval: 8, repeats: true) { _ in }
    modes.forEach { RunLoop.main.add(first, forMode: $0) }
    CFRunLoopAddTimer(CFRunLoopGetMain(), Timer(timeInterval: 9, repeats: true) { _ in }, .commonModes)
    perform(#selector(tick), with: nil, afterDelay: 1)
    perform(#selector(tick), with: nil, afterDelay: 1, inModes: [.common])
    perform(#selector(tick), with: nil, afterDelay: 1, inModes: [.default])
    perform(#selector(tick), with: nil, afterDelay: 1, inModes: [.default, .common])
    perform(#selector(tick), with: nil, afterDelay: 1, inModes: modes)
    perform(#selector(tick), with: nil, afterDelay: 1, inModes: [])
  }

  private func register(_ timer: Timer) { RunLoop.main.add(timer, forMode: .common) }
  @objc private func tick() {}
}

// timers
// 8 runLoopTimer repeats: yes
//   owner: Clock
//   interval: 1.0
//   goes to: unknown code at line 8
//   mode: tracking on main at line 9
//   handler at line 8: self none
// 10 runLoopTimer repeats: yes
//   owner: Clock
//   interval: 2.0
//   goes to: unknown code at line 10
//   mode: default on main at line 11
//   handler at line 10: self none
// 12 runLoopTimer repeats: yes
//   owner: Clock
//   interval: 3.0
//   goes to: unknown code at line 12
//   handler at line 12: self none
// 14 runLoopTimer repeats: yes
//   owner: Clock
//   interval: 4.0
//   goes to: element of property timers
//   mode: tracking on current at line 15
//   mode: tracking on main at line 18
//   handler at line 14: self none
// 16 runLoopTimer repeats: yes
//   owner: Clock
//   interval: 6.0
//   goes to: nothing
//   mode: tracking on main at line 30
//   handler at line 16: self none
// 17 runLoopTimer repeats: yes
//   owner: Clock
//   interval: 7.0
//   goes to: element of property timers
//   mode: tracking on current at line 15
//   mode: tracking on main at line 18
//   handler at line 17: self none
// 19 runLoopTimer repeats: yes
//   owner: Clock
//   interval: 8.0
//   goes to: local first
//   mode: unknown on main at line 20
//   handler at line 19: self none
// 21 runLoopTimer repeats: yes
//   owner: Clock
//   interval: 9.0
//   goes to: nothing
//   mode: tracking on main at line 21
//   handler at line 21: self none
// 22 delayedPerform repeats: no
//   owner: Clock
//   interval: 1.0
//   goes to: nothing
//   mode: default on current at line 22
//   handler at line 22: self none
// 23 delayedPerform repeats: no
//   owner: Clock
//   interval: 1.0
//   goes to: nothing
//   mode: tracking on current at line 23
//   handler at line 23: self none
// 24 delayedPerform repeats: no
//   owner: Clock
//   interval: 1.0
//   goes to: nothing
//   mode: default on current at line 24
//   handler at line 24: self none
// 25 delayedPerform repeats: no
//   owner: Clock
//   interval: 1.0
//   goes to: nothing
//   mode: tracking on current at line 25
//   handler at line 25: self none
// 26 delayedPerform repeats: no
//   owner: Clock
//   interval: 1.0
//   goes to: nothing
//   mode: unknown on current at line 26
//   handler at line 26: self none
// 27 delayedPerform repeats: no
//   owner: Clock
//   interval: 1.0
//   goes to: nothing
//   mode: unknown on current at line 27
//   handler at line 27: self none
