import Foundation

public final class Heartbeat {
  private var beats = 0
  private var timer: Timer?
  private let work = DispatchQueue(label: "heartbeat")

  public init() {}

  public func start() {
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      self.timer?.invalidate()
      let timer = Timer(timeInterval: 30, repeats: true) { [weak self] _ in self?.beats += 1 }
      RunLoop.main.add(timer, forMode: .common)
      self.timer = timer
    }
  }

  public func pause() {
    DispatchQueue.main.async { [weak self] in
      self?.timer?.invalidate()
      self?.timer = nil
    }
  }

  public func stop() {
    timer?.invalidate()  // expect: invalidate_off_thread(warning)
    timer = nil
  }

  deinit {
    timer?.invalidate()
  }
}
