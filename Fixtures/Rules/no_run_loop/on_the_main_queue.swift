import Foundation

final class Preloader {
  private var loaded = false

  func preload() {
    DispatchQueue.global().async {
      print("preloading")
      DispatchQueue.main.async {
        Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { [weak self] _ in self?.loaded = true }
      }
    }
  }
}
