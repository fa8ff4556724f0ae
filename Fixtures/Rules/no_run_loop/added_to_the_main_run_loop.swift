import Foundation

final class Preloader {
  private var loaded = false

  func preload() {
    DispatchQueue.global().async {
      let timer = Timer(timeInterval: 5, repeats: false) { [weak self] _ in self?.loaded = true }
      RunLoop.main.add(timer, forMode: .common)
    }
  }
}
