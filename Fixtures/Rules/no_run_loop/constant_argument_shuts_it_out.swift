import Foundation

enum Request {
  case picture, session, message
}

/// What is called on the queue passes constants under which nothing schedules the timer.
final class Account {
  private let queue = DispatchQueue(label: "account")
  private var retry: Timer?

  func loadPicture() {
    queue.async { [weak self] in
      self?.failed(.picture)
      self?.close(atOnce: true)
      self?.finish(quietly: true)
      self?.answer(nil)
    }
  }

  func loadMessage() {
    DispatchQueue.main.async { [weak self] in
      self?.failed(.session)
      self?.close(atOnce: false)
      self?.finish(quietly: false)
      self?.answer("text")
    }
  }

  private func failed(_ request: Request) {
    switch request {
    case .session: scheduleRetry()
    case .picture, .message: break
    }
  }

  private func close(atOnce: Bool) {
    leave(atOnce)
  }

  private func leave(_ atOnce: Bool) {
    if atOnce {
      print("left")
    } else {
      scheduleRetry()
    }
  }

  private func finish(quietly: Bool) {
    if quietly { return }
    scheduleRetry()
  }

  private func answer(_ text: String?) {
    guard let text else { return }
    print(text)
    scheduleRetry()
  }

  private func scheduleRetry() {
    retry?.invalidate()
    retry = Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in print("again") }
  }
}
