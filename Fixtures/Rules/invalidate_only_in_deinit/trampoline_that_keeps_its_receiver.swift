import Foundation

/// The selector names a method of the object between: a block has nothing of that name to call on 'self'.
final class Trampoline: NSObject {
  private let receiver: Pulse

  init(_ receiver: Pulse) {
    self.receiver = receiver
  }

  @objc func fire() { receiver.call() }
}

final class Pulse: NSObject {
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, target: Trampoline(self), selector: #selector(Trampoline.fire), userInfo: nil, repeats: true)  // expect: invalidate_only_in_deinit
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func call() {}

  deinit {
    timer?.invalidate()
  }
}
