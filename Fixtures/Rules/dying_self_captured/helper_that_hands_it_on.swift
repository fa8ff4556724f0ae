import Foundation

func onMain(_ work: @escaping () -> Void) {
  DispatchQueue.main.async(execute: work)
}

func afterwards(_ label: String, _ work: @escaping () -> Void) {
  print(label)
  DispatchQueue.main.async {
    print(label)
    work()
  }
}

func rightHere(_ work: () -> Void) {
  work()
}

final class Player {
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { _ in print("tick") }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit {
    rightHere { self.timer?.invalidate() }
    onMain { self.timer?.invalidate() }  // expect: dying_self_captured
    afterwards("end") { self.timer?.invalidate() }  // expect: dying_self_captured
  }
}
