final class Task {
  init(_ work: @escaping () -> Void) {
    work()
  }

  func cancel() {}
}

final class Monitor {
  private var task: Task?
  private var polls = 0

  func start() {
    task?.cancel()
    task = Task { [weak self] in
      guard let self else { return }
      while polls < 3 { polls += 1 }
    }
  }
}
