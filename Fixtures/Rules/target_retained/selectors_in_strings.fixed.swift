import Foundation

final class Clock: NSObject {
  private var timer: Timer?
  private var other: Timer?
  private var third: Timer?

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.tick() }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
    other?.invalidate()
    let other = Timer(
      timeInterval: 1, repeats: true) { [weak self] _ in self?.tick() }
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
