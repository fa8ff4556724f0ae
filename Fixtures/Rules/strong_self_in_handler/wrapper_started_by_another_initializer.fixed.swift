import Foundation

final class Pager {
  private let load: () -> Void
  private var timer: Timer?

  init(refreshes: Bool, load: @escaping () -> Void) {
    self.load = load
    if refreshes { start() }
  }

  convenience init(load: @escaping () -> Void) { self.init(refreshes: true, load: load) }

  private func start() {
    let timer = Timer(timeInterval: 30, repeats: true) { [weak self] _ in self?.load() }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit { timer?.invalidate() }
}

/// Its pager is made by an initializer that leads to the one that starts the timer.
final class Feed {
  private var pager: Pager?
  private var pages = 0

  func open() {
    pager = Pager { [weak self] in self?.pages += 1 }
  }
}
