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

final class Feed {
  private var pager: Pager?
  private var pages = 0

  func open() {
    pager = Pager(refreshes: true) { self.pages += 1 }  // expect: strong_self_in_handler
  }
}
