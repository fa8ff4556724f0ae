import Foundation

final class Pager {
  private let load: () -> Void
  private let refreshes: Bool
  private var timer: Timer?

  init(refreshes: Bool, load: @escaping () -> Void) {
    self.load = load
    self.refreshes = refreshes
    if self.refreshes { start() }
  }

  private func start() {
    let timer = Timer(timeInterval: 30, repeats: true) { [weak self] _ in self?.load() }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit { timer?.invalidate() }
}

/// Its pager has no timer that could call back.
final class Archive {
  private var pager: Pager?
  private var pages = 0

  func open() {
    pager = Pager(refreshes: false) { self.pages += 1 }
  }
}
