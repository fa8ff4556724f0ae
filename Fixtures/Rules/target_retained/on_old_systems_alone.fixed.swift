import Foundation

/// What only systems of long ago run is worth no more than a note.
public final class Clock: NSObject {
  private var timer: Timer?
  private var ticks = 0

  public func begin() {
    guard timer == nil else { return }
    if #available(iOS 10.0, macOS 10.12, *) {
      let timer = Timer(timeInterval: 1, repeats: true) { [weak self] timer in
        guard let self else { return timer.invalidate() }
        self.tick()
      }
      RunLoop.main.add(timer, forMode: .common)
      self.timer = timer
    } else {
      let timer = Timer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
      RunLoop.main.add(timer, forMode: .common)
      self.timer = timer
    }
  }

  @objc private func tick() { ticks += 1 }
}

public final class EarlierClock: NSObject {
  private var timer: Timer?
  private var ticks = 0

  public func begin() {
    guard timer == nil else { return }
    guard #available(iOSApplicationExtension 10.0, *) else {
      let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.tick() }
      RunLoop.main.add(timer, forMode: .common)
      self.timer = timer
      return
    }
  }

  public func beginAgain() {
    guard timer == nil else { return }
    if #available(iOS 13, *) { return }
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.tick() }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  @objc private func tick() { ticks += 1 }
}

public final class LaterClock: NSObject {
  private var timer: Timer?
  private var ticks = 0

  public func begin() {
    guard timer == nil else { return }
    if #unavailable(iOS 18) {
      let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.tick() }
      RunLoop.main.add(timer, forMode: .common)
      self.timer = timer
    }
  }

  @objc private func tick() { ticks += 1 }
}
