import Foundation

final class PauseNotice {
  private var pending: Timer?
  var show: () -> Void = {}

  func postpone() {
    pending?.invalidate()
    let timer = Timer(timeInterval: 3, repeats: false) { [weak self] _ in self?.show() }
    RunLoop.main.add(timer, forMode: .common)
    pending = timer
  }

  deinit {
    DispatchQueue.main.async { [pending] in pending?.invalidate() }
  }
}
