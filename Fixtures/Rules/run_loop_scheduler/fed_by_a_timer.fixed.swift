import AppKit
import Combine

/// A subject is as quick as who sends.
final class MeterController: NSObject {
  private let levels = PassthroughSubject<Double, Never>()
  private let resets = PassthroughSubject<Void, Never>()
  private let level = NSLevelIndicator()
  private var timer: Timer?
  private var cancellables: Set<AnyCancellable> = []

  func start() {
    levels
      .debounce(for: 0.05, scheduler: DispatchQueue.main)
      .sink { [weak self] in self?.level.doubleValue = $0 }
      .store(in: &cancellables)
    resets
      .debounce(for: 0.05, scheduler: DispatchQueue.main)
      .sink { [weak self] in self?.level.doubleValue = 0 }
      .store(in: &cancellables)
    timer?.invalidate()
    let timer = Timer(timeInterval: 0.1, repeats: true) { [weak self] _ in self?.measure() }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() {
    timer?.invalidate()
    timer = nil
  }

  private func measure() { levels.send(.random(in: 0...1)) }

  @IBAction func reset(_ sender: Any?) { resets.send() }
}
