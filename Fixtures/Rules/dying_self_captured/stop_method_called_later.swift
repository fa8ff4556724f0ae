import UIKit

final class ScoreModel {
  private let queue = DispatchQueue(label: "score")
  private var score = 0
  private var source: DispatchSourceTimer?

  func start() {
    let source = DispatchSource.makeTimerSource(queue: queue)
    source.schedule(deadline: .now(), repeating: .seconds(5))
    source.setEventHandler { [weak self] in self?.score += 1 }
    source.activate()
    self.source = source
  }

  private func stop() {
    source?.cancel()
    source = nil
  }

  deinit {
    queue.async { self.stop() }  // expect: dying_self_captured(error)
  }
}
