import Foundation

final class ClockModel {
  private let queue = DispatchQueue(label: "clock.autosave")
  private var autosave: DispatchSourceTimer?
  private var saves = 0

  var text: String { Date().description }

  func startAutosave() {
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now() + 10, repeating: 10, leeway: .seconds(1))
    timer.setEventHandler { [weak self] in self?.saves += 1 }
    timer.activate()
    autosave = timer
  }

  func stopAutosave() {
    autosave?.cancel()
    autosave = nil
  }
}
