import Foundation

extension Promise {
  func shown(_ body: @escaping () -> Void) -> Promise {
    ensure(on: DispatchQueue.main, body)
  }

  func somewhere(_ body: @escaping () -> Void) -> Promise {
    ensure(on: defaultQueue, body)
  }

  /// The name is also that of a type's own method.
  func load(_ body: @escaping () -> Void) -> Promise {
    ensure(on: DispatchQueue(label: "load"), body)
  }
}

final class Loader {
  func load(_ body: @escaping () -> Void) {
    body()
  }
}

final class Poller {
  private let service: Service
  private let queue: DispatchQueue

  init(service: Service, queue: DispatchQueue) {
    self.service = service
    self.queue = queue
  }

  func poll() {
    service.load().shown { [weak self] in
      Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in self?.poll() }
    }
    service.load().somewhere { [weak self] in
      Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in self?.poll() }
    }
    service.load().load { [weak self] in
      Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in self?.poll() }
    }
    service.load().done(on: queue) { [weak self] in
      Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in self?.poll() }
    }
    service.load().done(on: .main) { [weak self] in
      Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in self?.poll() }
    }
  }
}
