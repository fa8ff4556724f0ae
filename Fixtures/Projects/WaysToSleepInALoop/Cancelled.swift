import Combine
import Foundation

/// The work of each turn fails as soon as the task is cancelled.
final class Loader {
  private var task: Task<Void, Error>?
  private var values: [Int] = []

  func start() {
    task?.cancel()
    task = Task {  // expect: strong_self_in_handler(note)
      while true {
        let value = try await load()
        keep(value)
        try? await Task.sleep(for: .seconds(1))  // expect: sleep_loop_ignores_cancellation(note)
      }
    }
  }

  /// A failure is caught in the loop.
  func startCatching() {
    task?.cancel()
    task = Task {  // expect: strong_self_in_handler(note)
      while true {
        do {
          let value = try await load()
          keep(value)
        } catch {
          print(error)
        }
        try? await Task.sleep(for: .seconds(1))  // expect: sleep_loop_ignores_cancellation(warning)
      }
    }
  }

  /// A failure is dropped, or comes from work that asks no task.
  func startReading() {
    task?.cancel()
    task = Task {  // expect: strong_self_in_handler(note)
      while true {
        let value = try? await load()
        keep(try read() + (value ?? 0))
        try? await Task.sleep(for: .seconds(1))  // expect: sleep_loop_ignores_cancellation(warning)
      }
    }
  }

  func stop() { task?.cancel() }

  private func keep(_ value: Int) { values.append(value) }
  private func read() throws -> Int { values.count }

  private func load() async throws -> Int {
    let (data, _) = try await URLSession.shared.data(from: URL(fileURLWithPath: "/"))
    return data.count
  }
}

/// A sequence of a timer ends when its task is cancelled, and the loop around it asks for another one at once.
final class Ticker {
  private var task: Task<Void, Never>?
  private var isOn = false

  func startSequence() {
    task?.cancel()
    task = Task {  // expect: strong_self_in_handler(note)
      while true {
        let ticks = AsyncTimerSequence(interval: .seconds(1), clock: .continuous)
        for await _ in ticks { isOn.toggle() }  // expect: sleep_loop_ignores_cancellation
      }
    }
  }

  func startRepeating() {
    task?.cancel()
    task = Task {  // expect: strong_self_in_handler(note)
      while true {
        for await _ in AsyncTimerSequence.repeating(every: .seconds(1)) { isOn.toggle() }  // expect: sleep_loop_ignores_cancellation
      }
    }
  }

  func startPublisher() {
    task?.cancel()
    task = Task {  // expect: strong_self_in_handler(note)
      while true {
        for await _ in Timer.publish(every: 1, on: .main, in: .common).autoconnect().values {  // expect: sleep_loop_ignores_cancellation
          isOn.toggle()
        }
      }
    }
  }

  func startStream() {
    task?.cancel()
    task = Task {  // expect: strong_self_in_handler(note)
      while true {
        let ticks = AsyncStream<Int>(unfolding: {
          try? await Task.sleep(for: .seconds(1))
          return Task.isCancelled ? nil : 1
        })
        for await _ in ticks { isOn.toggle() }  // expect: sleep_loop_ignores_cancellation
      }
    }
  }

  /// None of these is a timer.
  func startOthers(_ names: Names, _ subject: PassthroughSubject<Int, Never>) {
    task?.cancel()
    task = Task {
      while true {
        for await _ in names.repeating(times: 3) { isOn.toggle() }
        for await _ in subject.values { isOn.toggle() }
        for await _ in names.publish(on: "main") { isOn.toggle() }
        for await _ in names.timer(named: "x") { isOn.toggle() }
        for await _ in AsyncStream<Int>(unfolding: { nil }) { isOn.toggle() }
        for await _ in AsyncStream<Int>({ continuation in continuation.finish() }) { isOn.toggle() }
      }
    }
  }

  func stop() { task?.cancel() }
}

struct Names {
  func repeating(times: Int) -> AsyncStream<Int> { AsyncStream { $0.finish() } }
  func publish(on queue: String) -> AsyncStream<Int> { AsyncStream { $0.finish() } }
  func timer(named name: String) -> AsyncStream<Int> { AsyncStream { $0.finish() } }
}

/// The state that holds the task stands in a lock of another module.
final class Heart {
  private struct State {
    var heartbeat: Task<Void, Never>?
    var beats = 0
  }

  private let state = Locked(State())

  func start() {
    state.withLock { state in
      state.heartbeat = Task {
        while true {
          try? await Task.sleep(for: .seconds(1))  // expect: sleep_loop_ignores_cancellation(warning)
          print("beat")
        }
      }
    }
  }

  func stop() {
    state.withLock { $0.heartbeat?.cancel() }
  }
}
