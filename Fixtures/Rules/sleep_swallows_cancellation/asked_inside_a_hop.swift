import Foundation

@MainActor
final class Banner {
  private var task: Task<Void, Never>?
  private(set) var text = ""

  func show() {
    task?.cancel()
    task = Task {
      try? await Task.sleep(for: .seconds(3))
      await MainActor.run {
        guard !Task.isCancelled else { return }
        text = "late"
      }
    }
  }

  func showAnyway() {
    task?.cancel()
    task = Task {
      try? await Task.sleep(for: .seconds(3))  // expect: sleep_swallows_cancellation
      await MainActor.run {
        text = "late"
      }
    }
  }

  func hide() {
    task?.cancel()
    task = Task {
      try? await Task.sleep(for: .seconds(3))
      text = ""
    }
  }

  func log() {
    task?.cancel()
    task = Task {
      try? await Task.sleep(for: .seconds(3))
      print("late")
    }
  }

  func change() {
    task?.cancel()
    task = Task {
      try? await Task.sleep(for: .seconds(3))  // expect: sleep_swallows_cancellation
      do {
        print("late")
        text = "late"
      }
    }
  }

  func choose(_ isLoud: Bool) {
    task?.cancel()
    task = Task {
      try? await Task.sleep(for: .seconds(3))  // expect: sleep_swallows_cancellation
      if isLoud {
        print("late")
      } else {
        text = "late"
      }
    }
  }

  func ask(_ isLoud: Bool) {
    task?.cancel()
    task = Task {
      try? await Task.sleep(for: .seconds(3))
      if isLoud { print("late") }
    }
  }
}
