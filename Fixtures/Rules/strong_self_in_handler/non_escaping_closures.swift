import Dispatch

final class Sampler {
  private let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "sampler"))
  private var samples: [Int] = [1, 2, 3]

  func start() {
    samples.forEach { self.log($0) }
    timer.schedule(deadline: .now(), repeating: .seconds(1))
    timer.setEventHandler { [weak self] in
      self?.samples.removeAll { $0 > 50 }
    }
    timer.activate()
  }

  deinit {
    timer.activate()
  }

  private func log(_ sample: Int) {
    print(sample)
  }
}
