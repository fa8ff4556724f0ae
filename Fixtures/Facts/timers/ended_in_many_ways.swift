import Foundation

enum Phase {
  case idle
  case running(Timer)

  func stop() {
    if case .running(let timer) = self { timer.invalidate() }
  }
}

extension Timer {
  func finish() { invalidate() }
  func rename() { print("renamed") }
}

final class Clock: NSObject {
  private let lock = NSLock()
  private var called: Timer?
  private var finished: Timer?
  private var renamed: Timer?
  private var listed: [Timer] = []
  private var looped: [Timer] = []
  private var bound: Timer?
  private var captured: Timer?
  private var passed: Timer?
  private var performed: Timer?
  private var posted: Timer?
  private var taken: Timer?
  private var observed: Timer? { didSet { oldValue?.invalidate() } }
  private var watched: Timer? { didSet { print("changed") } }
  private var phase = Phase.idle { didSet { oldValue.stop() } }
  private var other: Timer?
  private var source: DispatchSourceTimer?

  func start() {
    called = Timer(timeInterval: 1, repeats: true) { _ in }
    finished = Timer(timeInterval: 1, repeats: true) { _ in }
    renamed = Timer(timeInterval: 1, repeats: true) { _ in }
    listed = [Timer(timeInterval: 1, repeats: true) { _ in }]
    looped.append(Timer(timeInterval: 1, repeats: true) { _ in })
    bound = Timer(timeInterval: 1, repeats: true) { _ in }
    captured = Timer(timeInterval: 1, repeats: true) { _ in }
    passed = Timer(timeInterval: 1, repeats: true) { _ in }
    performed = Timer(timeInterval: 1, repeats: true) { _ in }
    posted = Timer(timeInterval: 1, repeats: true) { _ in }
    taken = Timer(timeInterval: 1, repeats: true) { _ in }
    observed = Timer(timeInterval: 1, repeats: true) { _ in }
    watched = Timer(timeInterval: 1, repeats: true) { _ in }
    phase = .running(Timer(timeInterval: 1, repeats: true) { _ in })
    other = Timer(timeInterval: 1, repeats: true) { _ in }
    source = DispatchSource.makeTimerSource(queue: .main)
  }

  func stop() {
    called?.invalidate()
    finished?.finish()
    renamed?.rename()
    listed.forEach { $0.invalidate() }
    for timer in looped { timer.invalidate() }
    if let timer = bound { timer.invalidate() }
    DispatchQueue.main.async { [captured] in captured?.invalidate() }
    end(passed)
    performed?.performSelector(onMainThread: #selector(Timer.invalidate), with: nil, waitUntilDone: true)
    posted.map { $0.invalidate() }
    let old = lock.withLock { () -> Timer? in
      defer { taken = nil }
      return taken
    }
    old?.invalidate()
    observed = nil
    watched = nil
    phase = .idle
    source?.setEventHandler {}
    source?.cancel()
  }

  private func end(_ timer: Timer?) { timer?.invalidate() }

  deinit { other?.invalidate() }
}

// timers
// 37 runLoopTimer repeats: yes
//   owner: Clock
//   interval: 1.0
//   goes to: property called
//   ended at line 56: counts
//   handler at line 37: self none
// 38 runLoopTimer repeats: yes
//   owner: Clock
//   interval: 1.0
//   goes to: property finished
//   ended at line 57: counts
//   handler at line 38: self none
// 39 runLoopTimer repeats: yes
//   owner: Clock
//   interval: 1.0
//   goes to: property renamed
//   handler at line 39: self none
// 40 runLoopTimer repeats: yes
//   owner: Clock
//   interval: 1.0
//   goes to: element of property listed
//   ended at line 59: counts
//   handler at line 40: self none
// 41 runLoopTimer repeats: yes
//   owner: Clock
//   interval: 1.0
//   goes to: element of property looped
//   ended at line 60: counts
//   handler at line 41: self none
// 42 runLoopTimer repeats: yes
//   owner: Clock
//   interval: 1.0
//   goes to: property bound
//   ended at line 61: counts
//   handler at line 42: self none
// 43 runLoopTimer repeats: yes
//   owner: Clock
//   interval: 1.0
//   goes to: property captured
//   ended at line 62: counts
//   handler at line 43: self none
// 44 runLoopTimer repeats: yes
//   owner: Clock
//   interval: 1.0
//   goes to: property passed
//   ended at line 63: counts
//   handler at line 44: self none
// 45 runLoopTimer repeats: yes
//   owner: Clock
//   interval: 1.0
//   goes to: property performed
//   ended at line 64: counts
//   handler at line 45: self none
// 46 runLoopTimer repeats: yes
//   owner: Clock
//   interval: 1.0
//   goes to: property posted
//   ended at line 65: counts
//   handler at line 46: self none
// 47 runLoopTimer repeats: yes
//   owner: Clock
//   interval: 1.0
//   goes to: property taken
//   ended at line 70: counts
//   handler at line 47: self none
// 48 runLoopTimer repeats: yes
//   owner: Clock
//   interval: 1.0
//   goes to: property observed
//   ended at line 71: counts
//   handler at line 48: self none
// 49 runLoopTimer repeats: yes
//   owner: Clock
//   interval: 1.0
//   goes to: property watched
//   handler at line 49: self none
// 50 runLoopTimer repeats: yes
//   owner: Clock
//   interval: 1.0
//   goes to: payload of property phase
//   ended at line 73: counts
//   handler at line 50: self none
// 51 runLoopTimer repeats: yes
//   owner: Clock
//   interval: 1.0
//   goes to: property other
//   ended at line 80: only in deinit
//   handler at line 51: self none
// 52 dispatchSource repeats: unknown
//   owner: Clock
//   goes to: property source
//   ended at line 75: counts
//   ended at line 74: counts
//   handler at line 74: self none
//   queue: main
