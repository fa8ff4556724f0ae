import Foundation

/// `.init()` names no type: the property that receives the value does.
final class Center {
  static let shared = Center()

  private let cleaner: Cleaner
  private let sweeper: Sweeper = .init()

  private init() {
    cleaner = .init()
    cleaner.begin()
    sweeper.begin()
  }
}

final class Cleaner: NSObject {
  private var rounds = 0

  func begin() {
    let timer = Timer(timeInterval: 60, target: self, selector: #selector(clean), userInfo: nil, repeats: true)
    RunLoop.main.add(timer, forMode: .common)
  }

  @objc private func clean() { rounds += 1 }
}

final class Sweeper: NSObject {
  private var rounds = 0

  func begin() {
    let timer = Timer(timeInterval: 60, target: self, selector: #selector(clean), userInfo: nil, repeats: true)
    RunLoop.main.add(timer, forMode: .common)
  }

  @objc private func clean() { rounds += 1 }
}
