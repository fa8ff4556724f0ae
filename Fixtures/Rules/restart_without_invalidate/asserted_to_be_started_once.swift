import Foundation

public final class Member {
  private var number = -1
  private var timer: Timer?

  public init() {}

  public func join(as number: Int) {
    assert(self.number == -1, "joined twice")
    self.number = number
    let timer = Timer(timeInterval: 5, repeats: true) { _ in print("here") }  // expect: restart_without_invalidate
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit {
    timer?.invalidate()
  }
}
