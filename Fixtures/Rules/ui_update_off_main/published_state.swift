import SwiftUI

final class LevelModel: ObservableObject {
  @Published var level = 0.0
  private let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "level"))

  init() {
    timer.schedule(deadline: .now(), repeating: 0.5)
    timer.setEventHandler { [weak self] in
      self?.level = Double.random(in: 0...1)  // expect: ui_update_off_main(warning)
    }
    timer.activate()
  }
}
