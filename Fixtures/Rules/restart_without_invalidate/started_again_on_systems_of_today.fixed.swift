import UIKit

final class Keeper: NSObject {
  private var timer: Timer?
  private var seconds = 0

  func viewDidEnter() {
    if #available(iOS 18.0, *) {
      print("the system keeps it")
    } else {
      startCounting()
    }
    startCounting()
  }

  private func startCounting() {
    self.timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.seconds += 1 }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }
}
