import Foundation
import os

final class Upload {
  private let log = Logger()

  func begin() {
    let timer = Timer(timeInterval: 30, repeats: true) { [weak self] _ in self?.send() }  // expect: missing_invalidate
    RunLoop.main.add(timer, forMode: .common)
    print("first fire at \(timer.fireDate), \(timer)")
    log.debug("\(timer)")
  }

  private func send() { print("send") }
}
