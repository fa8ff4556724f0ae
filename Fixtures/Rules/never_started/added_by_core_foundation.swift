import Foundation

final class KeyWatch {
  func begin(_ loop: CFRunLoop) {
    let timer = Timer(timeInterval: 1, repeats: false) { _ in print("look") }
    CFRunLoopAddTimer(loop, timer as CFRunLoopTimer, .commonModes)
  }
}
