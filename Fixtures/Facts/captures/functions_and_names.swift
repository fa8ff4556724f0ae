import Foundation

final class Clock {
  private var count = 0
  private var handler: (() -> Void)?
  static var total = 0
  static func add() { total += 1 }

  func run(_ take: (@escaping () -> Void) -> Void, _ other: Clock) {
    take { self.count += 1 }
    take { [weak self] in self?.count += 1 }
    take { [unowned self] in self.count += 1 }
    take { [self] in count += 1 }
    take { print("nothing") }
    take { Clock.total += 1 }
    take { Clock.add() }
    take { other.count += 1 }
    take { [weak self] in
      guard let self else { return }
      self.count += 1
    }
    take { [weak self] in
      take { self?.count += 1 }
    }
    take { [weak self] in
      guard let self else { return }
      take { self.count += 1 }
    }
    take { [weak self] in
      guard let clock = self else { return }
      take { clock.count += 1 }
    }
    take { [count] in print(count) }
    take { [clock = self] in clock.count += 1 }
    take { [weak clock = self] in clock?.count += 1 }
    func step() { count += 1 }
    func note() { print("nothing") }
    func again() { if count > 0 { again() } }
    func never(_ number: Int) { if number > 0 { never(number - 1) } }
    take { step() }
    take { note() }
    take { again() }
    take { never(1) }
    take(step)
    let work = { self.count += 1 }
    let idle = { print("nothing") }
    take { work() }
    take { idle() }
    let me = self
    take { me.count += 1 }
    take { self.tick() }
    take { _ = Clock() }
    take { self.handler?() }
  }

  private func tick() { count += 1 }
}

// captures
// 10 closure: strong
// 11 closure: weak
// 12 closure: unowned
// 13 closure: strong
// 14 closure: none
// 15 closure: none
// 16 closure: none
// 17 closure: none
// 18 closure: weak
// 22 closure: weak
// 23 closure: weak
// 25 closure: weak
// 27 closure: strong
// 29 closure: weak
// 31 closure: strong
// 33 closure: none
// 34 closure: strong
// 35 closure: weak
// 40 closure: strong
// 41 closure: none
// 42 closure: strong
// 43 closure: none
// 45 closure: strong
// 46 closure: none
// 47 closure: strong
// 48 closure: none
// 50 closure: strong
// 51 closure: strong
// 52 closure: none
// 53 closure: strong
