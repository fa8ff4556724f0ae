import Foundation

/// What leaves the loop is for other errors: the cancellation is caught, and the loop goes on.
actor Beacon {
  private var task: Task<Void, Never>?

  func start(_ kind: Int) {
    task?.cancel()
    task = Task {
      switch kind {
      case 0: await switchOnError()
      case 1: await askForTheError()
      case 2: await catchByType()
      default: await negate()
      }
    }
  }

  func stop() { task?.cancel() }
}

private func signal() { print("signal") }

private func switchOnError() async {
  signalling: while !Task.isCancelled {
    signal()
    do {
      try await Task.sleep(for: .seconds(5))
    } catch {
      switch error {
      case is CancellationError: break
      default: break signalling
      }
    }
  }
}

private func askForTheError() async {
  while !Task.isCancelled {
    signal()
    do {
      try await Task.sleep(for: .seconds(5))
    } catch {
      if error is CancellationError {
        print("cancelled")
      } else {
        return
      }
    }
  }
}

private func catchByType() async {
  while !Task.isCancelled {
    signal()
    do {
      try await Task.sleep(for: .seconds(5))
    } catch is CancellationError {
      print("cancelled")
    } catch {
      break
    }
  }
}

private func negate() async {
  while !Task.isCancelled {
    signal()
    do {
      try await Task.sleep(for: .seconds(5))
    } catch {
      guard error is CancellationError else { return }
    }
  }
}
