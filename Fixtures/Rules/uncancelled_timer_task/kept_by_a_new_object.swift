import Foundation

final class Work {
  var fallback: Task<Void, Never>?

  func cancel() {
    fallback?.cancel()
    fallback = nil
  }

  deinit {
    fallback?.cancel()
  }
}

/// Each call makes the object that keeps the task; the one before cancels its own when it is released.
@MainActor
public final class Readiness {
  private var works: [Int: Work] = [:]
  private var applied = 0

  public func apply(to screen: Int) {
    let work = Work()
    works[screen] = work
    work.fallback = Task { @MainActor in
      do { try await Task.sleep(for: .seconds(5)) } catch { return }
      self.applied += 1
    }
  }
}

/// The object is always the same one.
@MainActor
public final class Eagerness {
  private let work = Work()
  private var applied = 0

  public func apply() {
    work.fallback = Task { @MainActor in  // expect: uncancelled_timer_task
      do { try await Task.sleep(for: .seconds(5)) } catch { return }
      self.applied += 1
    }
  }
}
