import Dispatch

final class Collector {
  private let first = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "first"))
  private let second = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "second"))
  private let third = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "third"))
  private var samples: [Int] = []
  private var last: Int?

  init(limit: Int) {
    first.schedule(deadline: .now(), repeating: 1)
    first.setEventHandler { [limit] in  // expect: strong_self_in_handler(warning)
      if self.samples.count > limit { self.samples.removeAll() }
    }
    first.activate()
    second.schedule(deadline: .now(), repeating: 1)
    second.setEventHandler { self.last = self.samples.last }  // expect: strong_self_in_handler(warning)
    second.activate()
    third.schedule(deadline: .now(), repeating: 1)
    third.setEventHandler { () -> Void in  // expect: strong_self_in_handler(warning)
      self.samples.append(1)
      self.last = nil
    }
    third.activate()
  }
}
