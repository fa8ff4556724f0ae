import Foundation

/// Nothing but the timer's block keeps what it is given, and the block ends its timer at the latest after ten turns.
final class Radio {
  private var isPaired = false

  func pair(_ done: @escaping (Bool) -> Void) {
    var turns = 0
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] timer in
      turns += 1
      if self?.isPaired == true || turns > 10 {
        timer.invalidate()
        done(turns <= 10)
      }
    }
    RunLoop.main.add(timer, forMode: .common)
  }
}

final class Pump {
  private let radio = Radio()
  private var state = ""

  func connect() {
    radio.pair { isPaired in
      self.state = isPaired ? "paired" : "gone"
    }
  }
}
