import Foundation

func remindOnce(_ remind: @escaping () -> Void) {
  let timer = Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in remind() }
  timer.invalidate()
  timer.fire()  // expect: used_after_invalidate(error)
}
