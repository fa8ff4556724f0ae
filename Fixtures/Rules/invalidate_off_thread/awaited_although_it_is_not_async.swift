import Foundation
import Screens

/// What waits for a method that is not async waits for its actor: the superclass, of another module, is on the main one.
final class ToastController: BaseController {
  private var timer: Timer?
  private var ticks = 0

  func show() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.ticks += 1 }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func hide() {
    timer?.invalidate()
    timer = nil
  }

  deinit { timer?.invalidate() }
}

final class ToastCenter {
  private let toast: ToastController

  init(toast: ToastController) { self.toast = toast }

  func tidyUp() {
    Task.detached { [toast] in
      await toast.hide()
    }
  }
}
