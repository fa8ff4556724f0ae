import Foundation

/// What takes a closure is not the method that takes a flag: only the initializer calls that.
final class Courier {
  private var round: Timer?

  init(isActive: Bool, results: Results) {
    subscribe(isActive)
    results.changes.subscribe { print($0) }
  }

  func subscribe(_ isActive: Bool) {
    if round != nil {
      round?.invalidate()
      round = nil
    }
    let timer = Timer(timeInterval: 5, repeats: true) { [weak self] timer in
      guard let self else { return timer.invalidate() }
      self.deliver(isActive)
    }
    RunLoop.main.add(timer, forMode: .common)
    round = timer
  }

  private func deliver(_ isActive: Bool) {}
}

final class Office {
  private var courier: Courier?

  func open(_ results: Results) {
    DispatchQueue.global().async {
      self.courier = Courier(isActive: true, results: results)
    }
  }
}
