import Foundation

enum Work {
  static let queue = DispatchQueue(label: "work")
}

extension Promise {
  func afterwards(_ body: @escaping () -> Void) -> Promise {
    ensure(on: Work.queue, body)
  }

  func shown(_ body: @escaping () -> Void) -> Promise {
    ensure(on: DispatchQueue.main, body)
  }
}

final class Poller {
  private let service: Service
  private var polls = 0

  init(service: Service) {
    self.service = service
  }

  func poll() {
    service.load().afterwards { [weak self] in
      Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in self?.poll() }  // expect: no_run_loop(error)
    }
  }

  func pollOn(_ promise: Promise) {
    promise.finally(on: Work.queue) { [weak self] in
      Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in self?.poll() }  // expect: no_run_loop(error)
    }
  }
}
