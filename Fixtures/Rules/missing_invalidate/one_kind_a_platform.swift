#if os(macOS)
import AppKit
typealias PlatformView = NSView
#else
import UIKit
typealias PlatformView = UIView
#endif

final class ClockDriver {
  private weak var view: PlatformView?
  #if os(macOS)
  private var timer: Timer?
  #else
  private var link: CADisplayLink?
  #endif

  init(view: PlatformView) {
    self.view = view
  }

  func start() {
    stop()
    #if os(macOS)
    let timer = Timer(timeInterval: 0.1, repeats: true) { [weak self] _ in self?.view?.isHidden.toggle() }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
    #else
    link = CADisplayLink(target: self, selector: #selector(step))  // expect: target_retained(note)
    link?.add(to: .main, forMode: .common)
    #endif
  }

  func stop() {
    #if os(macOS)
    timer?.invalidate()
    timer = nil
    #else
    link?.invalidate()
    link = nil
    #endif
  }

  #if !os(macOS)
  @objc private func step() {
    view?.isHidden.toggle()
  }
  #endif

  deinit {
    stop()
  }
}
