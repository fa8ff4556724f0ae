final class Feed {
  private var task: Task<Void, Never>?
  private var polls = 0

  func start() {
    task?.cancel()
    task = Task { [weak self] in
      while true {
        await nap()  // expect: sleep_loop_ignores_cancellation
        self?.polls += 1
      }
    }
  }

  func startCaught() {
    task?.cancel()
    task = Task { [weak self] in
      while true {
        await doze()  // expect: sleep_loop_ignores_cancellation
        self?.polls += 1
      }
    }
  }

  func stop() { task?.cancel() }
}

private func nap() async { try? await Task.sleep(nanoseconds: 10_000_000) }

private func doze() async {
  do { try await Task.sleep(nanoseconds: 10_000_000) } catch {}
}
