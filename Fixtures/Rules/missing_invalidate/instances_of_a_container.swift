import Foundation

/// A container of dependencies, as libraries have them.
struct Factory<Made> {
  let make: () -> Made
  var singleton: Factory { self }
  var unique: Factory { self }
}

final class Container {
  var tides: Factory<TideService> { Factory { TideService() }.singleton }
  var sails: Factory<SailService> { Factory { SailService() }.unique }
}

/// The container makes one and keeps it.
final class TideService {
  private var timer: Timer?
  private var reads = 0

  init() {
    let timer = Timer(timeInterval: 60, repeats: true) { [weak self] _ in self?.reads += 1 }  // expect: missing_invalidate(note)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }
}

/// Whoever asks gets another one.
final class SailService {
  private var timer: Timer?
  private var reads = 0

  init() {
    let timer = Timer(timeInterval: 60, repeats: true) { [weak self] _ in self?.reads += 1 }  // expect: missing_invalidate(warning)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }
}

let container = Container()
print(container.tides.make(), container.sails.make())
