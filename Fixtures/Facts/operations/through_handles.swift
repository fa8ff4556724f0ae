import Combine
import Foundation

final class Clock {
  private var timer: Timer?
  private var source: DispatchSourceTimer?
  private var subscription: AnyCancellable?
  private var set: Set<AnyCancellable> = []
  private var task: Task<Void, Never>?

  func start(_ isQuick: Bool) {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { _ in print("tick") }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
    if isQuick { timer.fire() }
  }

  func stop() {
    timer?.invalidate()
    timer = nil
  }

  func swap(_ other: Timer) {
    timer = other
  }

  func open() {
    let source = DispatchSource.makeTimerSource()
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler {}
    source.activate()
    self.source = source
  }

  func pause(_ isPaused: Bool) {
    if isPaused { source?.suspend() } else { source?.resume() }
    guard !isPaused else { return }
    source?.cancel()
  }

  func subscribe() {
    subscription = Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { _ in print("tick") }
    let ticks = Timer.publish(every: 1, on: .main, in: .common)
    ticks.sink { _ in print("tick") }.store(in: &set)
    ticks.connect().store(in: &set)
  }

  func unsubscribe() {
    subscription?.cancel()
    set.removeAll()
  }

  func poll() {
    task?.cancel()
    task = Task {
      while !Task.isCancelled { try? await Task.sleep(for: .seconds(1)) }
    }
  }
}

func openInSwift2(_ queue: dispatch_queue_t) {
  let source = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, queue)
  dispatch_source_set_timer(source, DISPATCH_TIME_NOW, NSEC_PER_SEC, 0)
  dispatch_resume(source)
  dispatch_suspend(source)
  dispatch_source_cancel(source)
  print(source)
}

// operations
// 13 make
//   12 invalidate
//   14 schedule
//   20 invalidate
//   21 nil
//   25 replace
// 29 make
//   30 schedule
//   32 activate
//   37 suspend perhaps
//   37 resume perhaps
//   39 cancel
// 43 make
//   43 connect
//   50 cancel
// 44 make
//   46 connect
//   51 cancel
// 63 make
//   64 schedule
//   65 resume
//   66 suspend
//   67 cancel
// 56 make
//   55 cancel
