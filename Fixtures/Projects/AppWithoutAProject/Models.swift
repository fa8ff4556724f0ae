import Foundation

final class TideModel: ObservableObject {
  @Published private(set) var height = 0
  private var timer: Timer?

  init() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(warning)
      self?.height += 1
    }
  }

  deinit {
    timer?.invalidate()
  }
}

final class OldTideModel: ObservableObject {
  @Published private(set) var height = 0
  private var timer: Timer?

  init() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      self?.height += 1
    }
  }

  deinit {
    timer?.invalidate()
  }
}

/// The shown list keeps it, but only a list that nothing creates reads its heights.
final class QuietTideModel: ObservableObject {
  @Published private(set) var height = 0
  private var timer: Timer?

  init() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      self?.height += 1
    }
  }

  deinit {
    timer?.invalidate()
  }
}
