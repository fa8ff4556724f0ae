import Foundation

final class Chime {
  func ring(after seconds: TimeInterval) {
    let timer = Timer(timeInterval: seconds, repeats: false) { _ in print("ring") }
    )  // expect: malformed_source(note)
    RunLoop.main.add(timer, forMode: .common)
  }
}
