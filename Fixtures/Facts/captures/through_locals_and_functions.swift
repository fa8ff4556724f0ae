final class Clock {
  static var total = 0
  var count = 0
  var work: [() -> Void] = []

  static func reset() { total = 0 }
  func advance() { count += 1 }

  func fill(_ other: Clock) {
    let me = self
    weak var frail = self
    let step = advance
    let update = { self.count += 1 }
    let count = 3
    work.append { me.count += 1 }
    work.append { step() }
    work.append { update() }
    work.append { print(count) }
    work.append { Clock.reset() }
    work.append { Self.total += 1 }
    work.append { advance() }
    work.append { [me = self] in me.advance() }
    work.append { [weak me = self] in me?.advance() }
    work.append { [frail] in frail?.advance() }
    work.append { [me] in me.advance() }
    work.append { [twin = frail] in twin?.advance() }
    work.append { [weak frail] in frail?.advance() }
    work.append { [count] in print(count) }
    work.append { [other] in other.advance() }
    work.append { _ = Clock() }
  }

  func nest() {
    work.append { [weak self] in
      self?.work.append { self?.advance() }
      if let self { self.work.append { self.advance() } }
    }
    work.append { [unowned self] in
      self.work.append { self.advance() }
    }
    work.append { { [weak self] in self?.advance() }() }
    work.append { { [count] in print(count) }() }
    func tick() { advance() }
    func tock() { print("tock") }
    func both() { tick() }
    work.append { tick() }
    work.append { tock() }
    work.append { [weak self] in both() }
  }

  static func share() {
    _ = { self.total += 1 }
    func inner() { _ = { total += 1 } }
  }
}

struct Meter {
  var count = 0
  func read() { _ = { print(count) } }
}

extension Clock {
  func later() { work.append { self.advance() } }
}

func log() { _ = { print("log") } }

// captures
// 13 closure: strong
// 15 closure: strong
// 16 closure: strong
// 17 closure: strong
// 18 closure: none
// 19 closure: none
// 20 closure: none
// 21 closure: strong
// 22 closure: strong
// 23 closure: weak
// 24 closure: strong
// 25 closure: strong
// 26 closure: strong
// 27 closure: weak
// 28 closure: none
// 29 closure: none
// 30 closure: none
// 34 closure: weak
// 35 closure: weak
// 36 closure: strong
// 38 closure: unowned
// 39 closure: unowned
// 41 closure: strong
// 41 closure: weak
// 42 closure: none
// 42 closure: none
// 46 closure: strong
// 47 closure: none
// 48 closure: strong
// 52 closure: none
// 53 closure: none
// 59 closure: none
// 63 closure: strong
// 66 closure: none
