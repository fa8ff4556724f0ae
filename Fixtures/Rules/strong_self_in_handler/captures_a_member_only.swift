import Dispatch

final class Counter {
  var value = 0
}

final class Beacon {
  private let counter = Counter()
  private let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "beacon"))

  init() {
    timer.schedule(deadline: .now(), repeating: .seconds(1))
    timer.setEventHandler { [counter = self.counter] in counter.value += 1 }
    timer.activate()
  }
}
