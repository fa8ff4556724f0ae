import Combine
import Foundation

/// What an initializer hands on to the operator, another one gives.
final class Names {
  private var cancellables: Set<AnyCancellable> = []

  init<Clock: Scheduler>(_ names: PassthroughSubject<String, Never>, on scheduler: Clock) {
    names.receive(on: scheduler).sink { print($0) }.store(in: &cancellables)
  }

  convenience init(_ names: PassthroughSubject<String, Never>) {
    self.init(names, on: RunLoop.main)  // expect: run_loop_scheduler(note)
  }
}

final class Places {
  private let scheduler: RunLoop
  private var cancellables: Set<AnyCancellable> = []

  init(scheduler: RunLoop = .main) {  // expect: run_loop_scheduler(note)
    self.scheduler = scheduler
  }

  func listen(to places: PassthroughSubject<String, Never>) {
    places.receive(on: scheduler).sink { print($0) }.store(in: &cancellables)
  }
}
