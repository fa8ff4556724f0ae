import Foundation

/// Has only the name of a session's method.
final class Photos {
  static let shared = Photos()

  func downloadTask(with url: URL, completion: @escaping (URL?) -> Void) {
    DispatchQueue.global().async {
      let file = try? Data(contentsOf: url)
      DispatchQueue.main.async { completion(file == nil ? nil : url) }
    }
  }
}

final class Player {
  private var timer: Timer?
  private var position = 0

  func load(_ url: URL) {
    Photos.shared.downloadTask(with: url) { [weak self] _ in self?.play() }
  }

  private func play() {
    timer?.invalidate()
    timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.position += 1 }
    timer.map { RunLoop.current.add($0, forMode: .common) }
  }

  deinit { timer?.invalidate() }
}
