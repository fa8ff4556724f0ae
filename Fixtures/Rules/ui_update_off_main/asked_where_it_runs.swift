import UIKit

final class LevelView: UIView {
  private let bar = UIProgressView()
  private let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "level"))
  private let main = DispatchSource.makeTimerSource(queue: .main)

  func start() {
    timer.schedule(deadline: .now(), repeating: 0.5)
    timer.setEventHandler { [weak self] in
      guard let self else { return }
      if Thread.isMainThread { self.bar.progress = 1 }
      let level = self.level
      if level > 1 { self.bar.progress = 0 }  // expect: ui_update_off_main(warning)
      self.drawLater()
      self.draw()
      self.drawInstead()
    }
    timer.activate()
    main.schedule(deadline: .now(), repeating: 0.5)
    main.setEventHandler { [weak self] in self?.bar.progress = 1 }
    main.activate()
  }

  private var level: Float { 0.5 }

  @MainActor private func drawLater() { bar.progress = 0.5 }

  private func draw() {
    DispatchQueue.main.sync { bar.progress = 0.5 }
    DispatchQueue.main.async { self.bar.progress = 0.5 }
  }

  private func drawInstead() {
    guard !Thread.isMainThread else { return draw() }
    DispatchQueue.main.async(execute: draw)
  }

  deinit {
    timer.activate()
    main.activate()
  }
}
