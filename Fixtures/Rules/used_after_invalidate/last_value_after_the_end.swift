import Foundation

/// The helper has ended it by then.
public final class Meter {
  private var value = 0
  private let timer: Timer

  public init(read: @escaping () -> Void) {
    timer = Timer(timeInterval: 1, repeats: true) { _ in read() }
    RunLoop.main.add(timer, forMode: .common)
  }

  public func add(_ amount: Int) {
    guard timer.isValid else { return }
    value += amount
    if value > 100 { finish() }
  }

  private func finish() {
    end()
    timer.fire()  // expect: used_after_invalidate
  }

  private func end() { timer.invalidate() }

  deinit { end() }
}
