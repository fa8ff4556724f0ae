import Foundation

final class Downloads {
  static let shared = Downloads()

  /// Answers on main.
  func downloadTask(with url: URL, completion: @escaping (Data) -> Void) {
    DispatchQueue.main.async { completion(Data()) }
  }
}

final class Player {
  private var timer: Timer?

  func play(_ url: URL) {
    Downloads.shared.downloadTask(with: url) { [weak self] _ in
      self?.start()
    }
  }

  private func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 10, repeats: true) { _ in print("position") }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit {
    timer?.invalidate()
  }
}
