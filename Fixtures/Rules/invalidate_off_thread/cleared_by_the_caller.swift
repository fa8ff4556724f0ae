import Foundation

/// On the queue, the handle is cleared before the observer asks it.
final class Visit {
  private let queue = DispatchQueue(label: "visits")
  private var clock: Timer?
  private var guest: String? {
    didSet {
      if guest == nil {
        clock?.invalidate()
      }
    }
  }

  func begin(_ name: String) {
    DispatchQueue.main.async { [weak self] in
      self?.guest = name
      let clock = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
        self?.count()
      }
      RunLoop.main.add(clock, forMode: .common)
      self?.clock = clock
    }
  }

  func end() {
    queue.async { [self] in
      leave()
    }
  }

  private func leave() {
    clock?.invalidate()  // expect: invalidate_off_thread(warning)
    clock = nil
    guest = nil
  }

  private func count() {}

  deinit {
    clock?.invalidate()
  }
}
