import Foundation

enum LookupError: Error {
  case timeout
  case refused
}

/// The screen starts it on the main thread; only one error, which may never come, leads to a global queue.
final class Reporter {
  private var timer: Timer?
  private var count = 0

  func start() {
    guard timer == nil else { return }
    timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: false) { [weak self] _ in  // expect: no_run_loop(note)
      self?.count += 1
    }
  }

  func stop() { timer?.invalidate() }
}

/// Any error leads to a global queue here.
final class AnyErrorReporter {
  private var timer: Timer?
  private var count = 0

  func start() {
    guard timer == nil else { return }
    timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: false) { [weak self] _ in  // expect: no_run_loop(error)
      self?.count += 1
    }
  }

  func stop() { timer?.invalidate() }
}

@MainActor
final class WelcomeModel {
  private let reporter = Reporter()
  private let anyErrorReporter = AnyErrorReporter()

  func finish() {
    reporter.start()
    anyErrorReporter.start()
  }

  func lookUp() async {
    do {
      try await find()
    } catch LookupError.timeout {
      reportLater()
    } catch {
      reportAnyErrorLater()
    }
  }

  func leave() {
    reporter.stop()
    anyErrorReporter.stop()
  }

  private func reportLater() {
    DispatchQueue.global().async { [reporter] in reporter.start() }
  }

  private func reportAnyErrorLater() {
    DispatchQueue.global().async { [anyErrorReporter] in anyErrorReporter.start() }
  }

  private func find() async throws { throw LookupError.refused }
}
