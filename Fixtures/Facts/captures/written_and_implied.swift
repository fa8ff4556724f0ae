final class Clock {
  var count = 0
  var work: [() -> Void] = []

  func fill(_ other: Clock) {
    work.append { self.count += 1 }
    work.append { [weak self] in self?.count += 1 }
    work.append { [unowned self] in self.count += 1 }
    work.append { other.count += 1 }
    work.append { [weak self] in
      guard let self else { return }
      self.work.append { self.count += 1 }
    }
  }
}

// captures
// 6 closure: strong
// 7 closure: weak
// 8 closure: unowned
// 9 closure: none
// 10 closure: weak
// 12 closure: strong
