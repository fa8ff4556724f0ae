import Foundation

/// The cancellation leaves the loop, whatever other errors do.
actor Lighthouse {
  private var task: Task<Void, Never>?

  func start(_ kind: Int) {
    task?.cancel()
    task = Task {
      switch kind {
      case 0: await switchOnError()
      case 1: await askForTheError()
      case 2: await catchByType()
      case 3: await negate()
      default: try? await catchAnotherType()
      }
    }
  }

  func stop() { task?.cancel() }
}

private func signal() { print("signal") }

private func switchOnError() async {
  signalling: while true {
    signal()
    do {
      try await Task.sleep(for: .seconds(5))
    } catch {
      switch error {
      case is CancellationError: break signalling
      default: break
      }
    }
  }
}

private func askForTheError() async {
  while true {
    signal()
    do {
      try await Task.sleep(for: .seconds(5))
    } catch {
      if error is CancellationError { return }
      print(error)
    }
  }
}

private func catchByType() async {
  while true {
    signal()
    do {
      try await Task.sleep(for: .seconds(5))
    } catch is CancellationError {
      break
    } catch {
      print(error)
    }
  }
}

private func negate() async {
  while true {
    signal()
    do {
      try await Task.sleep(for: .seconds(5))
    } catch {
      guard !(error is CancellationError) else { return }
      print(error)
    }
  }
}

/// A clause for errors of another type lets the cancellation through.
private func catchAnotherType() async throws {
  while true {
    signal()
    do {
      try await Task.sleep(for: .seconds(5))
    } catch let error as URLError {
      print(error)
    }
  }
}
