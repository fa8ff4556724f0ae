import AppKit

/// Nobody ever asks it to move.
final class StillCarousel {
  private var isMoving: Bool = false
  private var timer: Timer?
  private var page = 0

  init(pages: [String] = [], isMoving: Bool = false) {
    update(with: pages, isMoving: isMoving)
  }

  func update(with pages: [String], isMoving: Bool = false) {
    self.isMoving = isMoving
    page = 0
    if self.isMoving {
      start()
    }
  }

  private func start() {
    let timer = Timer(timeInterval: 5, repeats: true) { _ in self.page += 1 }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }
}

/// One of its callers does.
final class MovingCarousel {
  private var isMoving: Bool = false
  private var timer: Timer?
  private var page = 0

  init(pages: [String] = [], isMoving: Bool = false) {
    update(with: pages, isMoving: isMoving)
  }

  func update(with pages: [String], isMoving: Bool = false) {
    self.isMoving = isMoving
    page = 0
    if self.isMoving {
      start()
    }
  }

  private func start() {
    let timer = Timer(timeInterval: 5, repeats: true) { _ in self.page += 1 }  // expect: missing_invalidate(warning), strong_self_in_handler(warning)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }
}

func showCarousels(_ pages: [String]) {
  let still = StillCarousel()
  still.update(with: pages)
  let moving = MovingCarousel(pages: pages)
  moving.update(with: pages, isMoving: true)
}

/// It ends with its owner: the cycle is the owner's.
final class PageTimer {
  private let source = DispatchSource.makeTimerSource(queue: .main)

  init(turn: @escaping () -> Void) {
    source.schedule(deadline: .now() + 5, repeating: 5)
    source.setEventHandler(handler: turn)
    source.activate()
  }

  deinit { source.cancel() }
}

final class TrialCarousel {
  private var pages: PageTimer?
  private var page = 0

  /// Its only call is gone.
  func turnOnTrial() {
    pages = PageTimer { self.page += 1 }
  }

  func turnPages() {
    pages = PageTimer { self.page += 1 }  // expect: strong_self_in_handler(warning)
  }
}

func showTrial() { TrialCarousel().turnPages() }
