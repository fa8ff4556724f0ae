import Foundation

#if os(Linux)
final class ReloadTimer {
  private let reload: () -> Void
  private var timer: Timer?

  init(reload: @escaping () -> Void) {
    self.reload = reload
  }

  func start() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 10, repeats: true) { [weak self] _ in
      self?.reload()
    }
  }

  deinit {
    timer?.invalidate()
  }
}
#endif
