#if os(macOS)
import AppKit
typealias PlatformLabel = NSTextField
#else
import UIKit
typealias PlatformLabel = UILabel
#endif

final class TickerController {
  private let label = PlatformLabel()
  #if os(iOS)
  private let list = UITableView()
  #endif
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      self?.label.isHidden.toggle()
    }
    #if os(macOS)
    RunLoop.main.add(timer, forMode: .common)
    #else
    RunLoop.main.add(timer, forMode: .common)
    #endif
    self.timer = timer
  }

  deinit {
    timer?.invalidate()
  }
}
