import Foundation

final class Uploads {
  private var timer: Timer?

  func begin() {
    timer?.invalidate()  // expect: invalidate_off_thread(warning)
    timer = nil
    DispatchQueue.main.async {
      let timer = Timer(timeInterval: 30, repeats: true) { _ in print("upload") }
      RunLoop.main.add(timer, forMode: .common)
      self.timer = timer
    }
  }

  deinit {
    timer?.invalidate()
  }
}
