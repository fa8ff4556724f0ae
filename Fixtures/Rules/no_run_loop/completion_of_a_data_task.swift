import Foundation

final class Poller {
  private var isDue = false

  func poll(_ url: URL) {
    URLSession.shared.dataTask(with: url) { [weak self] _, _, _ in
      Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in self?.isDue = true }  // expect: no_run_loop(error)
    }.resume()
  }
}
