import Foundation

final class GroupClosing {
  private var closing: Timer?
  var close: () -> Void = {}

  func postpone() {
    closing?.invalidate()
    let timer = Timer(timeInterval: 2, repeats: false) { [weak self] _ in self?.close() }
    RunLoop.main.add(timer, forMode: .common)
    closing = timer
  }

  deinit {
    DispatchQueue.main.async { [weak self] in self?.closing?.invalidate() }  // expect: dying_self_captured(note)
  }
}

final class GroupPolling {
  private var polling: Timer?
  var poll: () -> Void = {}

  func begin() {
    polling?.invalidate()
    let timer = Timer(timeInterval: 2, repeats: true) { [weak self] _ in self?.poll() }
    RunLoop.main.add(timer, forMode: .common)
    polling = timer
  }

  deinit {
    DispatchQueue.main.async { [weak self] in self?.polling?.invalidate() }  // expect: dying_self_captured(warning)
  }
}
