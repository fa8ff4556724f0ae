import Dispatch

let pause = DispatchTimeInterval.milliseconds(250)

func every(_ queue: DispatchQueue, _ interval: DispatchTimeInterval) {
  let first = DispatchSource.makeTimerSource(queue: queue)
  first.schedule(deadline: .now() + 1, repeating: 2, leeway: .milliseconds(100))
  let second = DispatchSource.makeTimerSource(queue: queue)
  second.schedule(deadline: .now() + 1, repeating: pause)
  let third = DispatchSource.makeTimerSource(queue: queue)
  third.schedule(deadline: .now() + .seconds(3))
  let fourth = DispatchSource.makeTimerSource(queue: queue)
  fourth.schedule(wallDeadline: .now(), repeating: .never)
  let fifth = DispatchSource.makeTimerSource(queue: queue)
  fifth.schedule(deadline: .distantFuture, repeating: .infinity)
  let sixth = DispatchSource.makeTimerSource(queue: queue)
  sixth.schedule(deadline: .now(), repeating: 1)
  sixth.schedule(deadline: .now(), repeating: 2)
  let seventh = DispatchSource.makeTimerSource(queue: queue)
  seventh.schedule(deadline: .now(), repeating: 1, leeway: .seconds(1))
  seventh.schedule(deadline: .now() + 1, repeating: .seconds(1), leeway: .milliseconds(1_000))
  let eighth = DispatchSource.makeTimerSource(queue: queue)
  eighth.schedule(deadline: .now(), repeating: interval)
  let ninth = DispatchSource.makeTimerSource(queue: queue)
  ninth.scheduleRepeating(deadline: .now(), interval: .microseconds(500))
  let tenth = DispatchSource.makeTimerSource(queue: queue)
  tenth.schedule(deadline: .now() + 1, repeating: 2)
  tenth.schedule(deadline: .now() + 1)
  let eleventh = DispatchSource.makeTimerSource(queue: queue)
  print(eleventh)
}

func everyInSwift2(_ queue: dispatch_queue_t) {
  let source = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, queue)
  dispatch_source_set_timer(source, DISPATCH_TIME_NOW, 2 * NSEC_PER_SEC, NSEC_PER_SEC / 10)
  let other = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, queue)
  dispatch_source_set_timer(other, DISPATCH_TIME_NOW, DISPATCH_TIME_FOREVER, 0)
}

// schedules
// 6 dispatchSource repeats: yes, interval: 2.0, tolerance: 0.1
// 8 dispatchSource repeats: yes, interval: 0.25
// 10 dispatchSource repeats: no, interval: 3.0
// 12 dispatchSource repeats: no, interval: 0.0
// 14 dispatchSource repeats: no, interval: .distantFuture
// 16 dispatchSource repeats: yes, interval: 1 or 2
// 19 dispatchSource repeats: yes, interval: 1.0, tolerance: 1.0
// 22 dispatchSource repeats: yes, interval: interval
// 24 dispatchSource repeats: yes, interval: 0.0005
// 26 dispatchSource repeats: unknown, interval: 2 or 1
// 29 dispatchSource repeats: unknown
// 34 dispatchSource repeats: yes, interval: 2.0, tolerance: 0.1
// 36 dispatchSource repeats: no, interval: DISPATCH_TIME_NOW, tolerance: 0.0
