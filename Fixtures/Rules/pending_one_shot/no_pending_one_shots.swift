import UIKit

/// It repeats, is never scheduled, belongs to nobody, ends with its owner, or is cancelled.
final class HintController: UIViewController {
  private var repeated: Timer?
  private var idle: Timer?
  private var passed: Timer?
  private var ended: Timer?
  private var endedAtLast: Timer?
  private static var shared: Timer?
  private var item: DispatchWorkItem?
  private var lastItem: DispatchWorkItem?
  private var other: Int = 0
  private var hints = 0

  func show(_ keeper: inout [Timer]) {
    repeated?.invalidate()
    repeated = Timer.scheduledTimer(withTimeInterval: 8, repeats: true) { [weak self] _ in self?.hints += 1 }
    idle = Timer(timeInterval: 8, repeats: false) { [weak self] _ in self?.hints += 1 }
    ended = Timer.scheduledTimer(withTimeInterval: 8, repeats: false) { [weak self] _ in self?.hints += 1 }
    endedAtLast = Timer.scheduledTimer(withTimeInterval: 8, repeats: false) { [weak self] _ in self?.hints += 1 }
    HintController.shared = Timer.scheduledTimer(withTimeInterval: 8, repeats: false) { _ in print("late") }
    let local = Timer.scheduledTimer(withTimeInterval: 8, repeats: false) { _ in print("late") }
    local.tolerance = 1
    Timer.scheduledTimer(withTimeInterval: 8, repeats: false) { _ in print("late") }
    item = DispatchWorkItem { [weak self] in self?.hints += 1 }
    if let item { DispatchQueue.main.asyncAfter(deadline: .now() + 8, execute: item) }
    let last = DispatchWorkItem { [weak self] in self?.hints += 1 }
    lastItem = last
    DispatchQueue.main.asyncAfter(deadline: .now() + 8, execute: last)
    let work = { print("late") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 8, execute: work)
    let lonely = DispatchWorkItem { print("late") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 8, execute: lonely)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    repeated?.invalidate()
    ended?.invalidate()
    item?.cancel()
  }

  deinit {
    endedAtLast?.invalidate()
    lastItem?.cancel()
  }
}

/// The fields of a structure end with it.
struct Hint {
  private var timer: Timer?

  mutating func show() {
    timer = Timer.scheduledTimer(withTimeInterval: 8, repeats: false) { _ in print("late") }
  }
}
