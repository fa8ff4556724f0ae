import Foundation

extension Timer {
  static func common(every interval: TimeInterval, target: Any, selector: Selector) -> Timer {
    let timer = Timer(timeInterval: interval, target: target, selector: selector, userInfo: nil, repeats: true)
    RunLoop.main.add(timer, forMode: .common)
    return timer
  }
}
