import Dispatch

final class Reporter {
  var onReport: (() -> Void)?
  private var source: DispatchSourceTimer?

  func start() {
    source?.cancel()
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now() + 1, repeating: 1)
    source.setEventHandler { [weak self] in self?.onReport?() }
    source.activate()
    self.source = source
  }

  func pause() {
    source?.cancel()
    source = nil
  }

  func dispose() {
    source?.cancel()
    source = nil
    onReport = nil
  }

  deinit { source?.cancel() }
}

/// Its end lets the callback go.
public final class Call {
  private let reporter = Reporter()
  private var reports = 0

  public init() {
    reporter.onReport = { [weak self] in self?.reports += 1 }
    reporter.start()
  }

  public func end() { reporter.dispose() }
}

/// It takes the callback back itself.
public final class Meeting {
  private let reporter = Reporter()
  private var reports = 0

  public init() {
    reporter.onReport = { [weak self] in self?.reports += 1 }
    reporter.start()
  }

  public func end() { reporter.onReport = nil }
}

/// A pause keeps the callback.
public final class Recording {
  private let reporter = Reporter()
  private var reports = 0

  public init() {
    reporter.onReport = { [weak self] in self?.reports += 1 }
    reporter.start()
  }

  public func end() { reporter.pause() }
}
