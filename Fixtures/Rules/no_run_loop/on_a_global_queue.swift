import Foundation

final class Preloader {
  private var loaded = false

  func preload() {
    DispatchQueue.global().async {
      Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { [weak self] _ in self?.loaded = true }  // expect: no_run_loop(error)
    }
  }
}
