import Foundation

final class Mailer {
  private var timer: Timer?
  private var sent = 0

  init(every seconds: Double) {
    timer = Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { [weak self] _ in self?.sent += 1 }  // expect: no_run_loop
  }

  init() {
    timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: false) { [weak self] _ in self?.sent += 1 }
  }
}

final class Office {
  private let queue = DispatchQueue(label: "office")
  private var mailer: Mailer?

  func open() {
    queue.async { self.mailer = Mailer(every: 30) }
  }

  func openOnMain() {
    DispatchQueue.main.async { self.mailer = Mailer() }
  }
}
