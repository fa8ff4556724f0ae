import Foundation

/// The fields of a struct end with it, and what a static keeps belongs to the app.
struct Note {
  private var item: DispatchWorkItem?

  mutating func show() {
    let item = DispatchWorkItem { print("late") }
    self.item = item
    DispatchQueue.main.asyncAfter(deadline: .now() + 3, execute: item)
  }
}

final class Notes {
  static let shared = Notes()
  static var pending: DispatchWorkItem?
  private var item: DispatchWorkItem?
  private var timer: Timer?

  func show() {
    let item = DispatchWorkItem { print("late") }
    self.item = item
    DispatchQueue.main.asyncAfter(deadline: .now() + 3, execute: item)
  }

  func showTimed() {
    let timer = Timer(timeInterval: 3, repeats: false) { _ in print("late") }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  static func showAll() {
    let item = DispatchWorkItem { print("late") }
    pending = item
    DispatchQueue.main.asyncAfter(deadline: .now() + 3, execute: item)
  }
}

func log() {
  let item = DispatchWorkItem { print("late") }
  DispatchQueue.main.asyncAfter(deadline: .now() + 3, execute: item)
}
