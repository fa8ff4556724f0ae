import Foundation

/// Lives as long as the application, and is nobody's own: whoever connects last is told.
final class Link {
  static let shared = Link()
  private var timer: Timer?
  private var onProgress: ((Int) -> Void)?
  private var percents = 0

  private init() {}

  func connect(onProgress: @escaping (Int) -> Void) {
    self.onProgress = onProgress
    percents = 0
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.step() }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  private func step() {
    percents += 1
    onProgress?(percents)
    if percents == 100 { timer?.invalidate() }
  }
}

final class StartScreen {
  private let link = Link.shared
  private var shown = 0

  func appear() {
    link.connect { self.shown = $0 }
  }
}
