import Combine
import Foundation

final class Names {
  private var cancellables: Set<AnyCancellable> = []

  init<Clock: Scheduler>(_ names: PassthroughSubject<String, Never>, on scheduler: Clock) {
    names.receive(on: scheduler).sink { print($0) }.store(in: &cancellables)
  }

  convenience init(_ names: PassthroughSubject<String, Never>) {
    self.init(names, on: DispatchQueue.main)
  }
}

final class Places {
  private let scheduler: DispatchQueue
  private var cancellables: Set<AnyCancellable> = []

  init(scheduler: DispatchQueue = .main) {
    self.scheduler = scheduler
  }

  func listen(to places: PassthroughSubject<String, Never>) {
    places.receive(on: scheduler).sink { print($0) }.store(in: &cancellables)
  }
}
