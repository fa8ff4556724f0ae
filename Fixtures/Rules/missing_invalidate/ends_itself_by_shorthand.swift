import Foundation

func waitUntilReady(_ isReady: @escaping () -> Bool, then done: @escaping () -> Void) {
  let timer = Timer(timeInterval: 0.2, repeats: true) {
    if isReady() {
      $0.invalidate()
      done()
    }
  }
  RunLoop.main.add(timer, forMode: .common)
}
