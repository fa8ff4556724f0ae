import Foundation

final class DialModel: ObservableObject {
  @Published private(set) var value = 0
  private var timer: Timer?

  init() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(warning)
      self?.value += 1
    }
  }

  deinit {
    timer?.invalidate()
  }
}

final class SquareModel: ObservableObject {
  @Published private(set) var value = 0
  private var timer: Timer?

  init() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      self?.value += 1
    }
  }

  deinit {
    timer?.invalidate()
  }
}
