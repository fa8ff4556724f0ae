import Foundation

final class Toast {
  private var item: DispatchWorkItem?
  private var other: DispatchWorkItem?
  private var work: () -> Void = {}

  /// The property is what is run.
  func show() {
    item = DispatchWorkItem { print("late") }
    if let item { DispatchQueue.main.asyncAfter(deadline: .now() + 3, execute: item) }
  }

  /// The local one is cancelled by what keeps it too.
  func showOther() {
    let made = DispatchWorkItem { print("late") }
    other = made
    DispatchQueue.main.asyncAfter(deadline: .now() + 3, execute: made)
  }

  func hideOther() {
    other?.cancel()
  }

  func run() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 3, execute: work)
  }

  func cancelAtOnce() {
    let made = DispatchWorkItem { print("late") }
    item = made
    DispatchQueue.main.asyncAfter(deadline: .now() + 3, execute: made)
    made.cancel()
  }
}
