import Foundation

/// The only one there is: its deinit never runs.
final class Batcher {
  static let shared = Batcher()
  private var count = 0

  private lazy var timer = Timer(timeInterval: 5, repeats: true) { [weak self] _ in self?.count += 1 }

  private init() {}

  deinit { timer.invalidate() }

  func start() { RunLoop.main.add(timer, forMode: .common) }
}
