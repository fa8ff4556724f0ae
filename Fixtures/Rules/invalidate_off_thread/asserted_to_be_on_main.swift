import Foundation

public final class Heartbeat {
  private var beats = 0
  private var timer: Timer?

  public init() {}

  public func start() {
    DispatchQueue.main.async { [weak self] in
      self?.timer?.invalidate()
      let timer = Timer(timeInterval: 30, repeats: true) { _ in self?.beats += 1 }
      RunLoop.current.add(timer, forMode: .common)
      self?.timer = timer
    }
  }

  public func stop() {
    dispatchPrecondition(condition: .onQueue(.main))
    timer?.invalidate()
    timer = nil
  }

  deinit {
    timer?.invalidate()
  }
}
