import UIKit

/// Objective-C knows it, its timer and a method of it by other names.
@objc(TLBeacon) public final class Beacon: NSObject {
  @objc(blinkTimer) var blink: Timer?
  @objc(fadeTimer) var fade: Timer?

  @objc(beginBlinking) public func startBlinking() {
    guard blink == nil else { return }
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.flash() }
    RunLoop.main.add(timer, forMode: .common)
    blink = timer
  }

  @objc(beginFading) public func startFading() {
    guard fade == nil else { return }
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.flash() }  // expect: missing_invalidate(warning)
    RunLoop.main.add(timer, forMode: .common)
    fade = timer
  }

  private func flash() {}
}
