import Foundation

final class Downloads {
  private var timer: Timer?

  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.report() }
    RunLoop.main.add(timer!, forMode: .common)
  }

  func fetch(_ url: URL) {
    timer?.invalidate()
    start()
    URLSession.shared.dataTask(with: url) { [weak self] _, _, _ in
      self?.timer?.invalidate()  // expect: invalidate_off_thread
      self?.timer = nil
    }.resume()
  }

  private func report() { print("at work") }

  deinit { timer?.invalidate() }
}
