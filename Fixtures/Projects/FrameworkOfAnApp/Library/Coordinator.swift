/// The delegate of the only program makes one when it starts; others are drawn in Xcode alone.
@MainActor
public final class Coordinator {
  public let account: Account
  private let network: Network

  public init(network: Network) {
    self.network = network
    account = Account()
  }

  /// For previews.
  convenience init() {
    self.init(network: Network())
  }

  public func start() {
    account.start()
  }
}

@MainActor
public struct Network {
  let queue: RequestQueue

  public init() {
    let queue = RequestQueue()
    self.queue = queue
  }
}

@MainActor
final class RequestQueue {
  private var waiting: [String] = []

  init() {
    startLoop()
  }

  private func startLoop() {
    Task {
      while true {
        waiting.removeAll()
        try? await Task.sleep(nanoseconds: 50_000_000)
      }
    }
  }
}

@MainActor
public final class Account {
  private var checks: Task<Void, Never>?
  private var isKnown = false

  public func start() {
    checks = Task { [weak self] in
      guard let self else { return }
      while !Task.isCancelled {
        try? await Task.sleep(nanoseconds: 60_000_000_000)
        isKnown.toggle()
      }
    }
  }
}

/// The program makes one for each window.
@MainActor
public final class Session {
  public private(set) var title = ""

  public init() {}

  public func start() {
    Task {  // expect: uncancelled_timer_task(warning)
      while true {
        title += "."
        try? await Task.sleep(nanoseconds: 1_000_000_000)
      }
    }
  }
}

/// A window makes one with the initializer for previews, too.
@MainActor
public final class Ledger {
  private let clerk: Clerk

  public init(clerk: Clerk) {
    self.clerk = clerk
  }

  public convenience init() {
    self.init(clerk: Clerk())
  }
}

@MainActor
public final class Clerk {
  private var notes: [String] = []

  public init() {
    startLoop()
  }

  private func startLoop() {
    Task {  // expect: uncancelled_timer_task(warning)
      while true {
        notes.removeAll()
        try? await Task.sleep(nanoseconds: 50_000_000)
      }
    }
  }
}
