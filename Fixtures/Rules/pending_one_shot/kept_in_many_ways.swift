import UIKit

/// One-shots that nobody cancels when the screen goes.
final class HintController: UIViewController {
  private var hint: Timer?
  private var added: Timer?
  private var bound: DispatchWorkItem?
  private var later: DispatchWorkItem?
  private var hints = 0

  func show() {
    hint = Timer.scheduledTimer(withTimeInterval: 8, repeats: false) { [weak self] _ in self?.hints += 1 }  // expect: pending_one_shot
    let timer = Timer(timeInterval: 8, repeats: false) { [weak self] _ in self?.hints += 1 }  // expect: pending_one_shot
    RunLoop.main.add(timer, forMode: .common)
    added = timer
  }

  func showLater() {
    bound = DispatchWorkItem { [weak self] in self?.hints += 1 }
    if let item = bound { DispatchQueue.main.asyncAfter(deadline: .now() + 8, execute: item) }  // expect: pending_one_shot
    let item = DispatchWorkItem { [weak self] in self?.hints += 1 }
    later = item
    DispatchQueue.main.asyncAfter(deadline: .now() + 8, execute: item)  // expect: pending_one_shot
  }
}
