import Foundation

final class Clock: NSObject {
  private var timer: Timer?
  private var other: Timer?
  private var third: Timer?

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, target: self, selector: Selector("tick"), userInfo: nil, repeats: true)  // expect: target_retained, missing_invalidate
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
    other?.invalidate()
    let other = Timer(  // expect: target_retained, missing_invalidate
      timeInterval: 1, target: self, selector: NSSelectorFromString("tick"), userInfo: nil, repeats: true)
    RunLoop.main.add(other, forMode: .common)
    self.other = other
    third?.invalidate()
    let third = Timer(timeInterval: 1, target: self, selector: Selector(("end")), userInfo: nil, repeats: true)
    RunLoop.main.add(third, forMode: .common)
    self.third = third
  }

  @objc private func tick() { print("tick") }

  @objc private func end() { third?.invalidate() }
}
