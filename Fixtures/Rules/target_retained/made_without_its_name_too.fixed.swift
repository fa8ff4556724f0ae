import Foundation

final class Depot {
  static let shared = Depot()

  private let brush: Brush

  private init() {
    brush = .init()
    brush.begin()
  }
}

/// Comes and goes, and makes another one without its name.
public final class Visit {
  private var brush: Brush?

  public init() {}

  public func open() {
    brush = .init()
    brush?.begin()
  }
}

final class Brush: NSObject {
  private var rounds = 0

  func begin() {
    let timer = Timer(timeInterval: 60, repeats: true) { [weak self] _ in self?.clean() }
    RunLoop.main.add(timer, forMode: .common)
  }

  @objc private func clean() { rounds += 1 }
}
