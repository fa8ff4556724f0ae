import Combine
import Foundation

enum Signal {
  case connected(Date)
  case lost
}

/// Sends to whoever subscribes.
final class Line {
  private let subject = PassthroughSubject<Signal, Never>()
  let pings = PassthroughSubject<Int, Never>()

  var signals: AnyPublisher<Signal, Never> { subject.eraseToAnyPublisher() }

  func connect() { subject.send(.connected(Date())) }
  func hangUp() { subject.send(.lost) }
}

/// Each value starts one more timer; where the values come relative to each other is not to be seen.
final class PingCounter {
  private var timer: Timer?
  private var subscriptions = Set<AnyCancellable>()

  init(line: Line) {
    line.pings
      .receive(on: DispatchQueue.main)
      .sink { [weak self] _ in self?.begin() }
      .store(in: &subscriptions)
  }

  deinit { timer?.invalidate() }

  private func begin() {
    timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in }  // expect: restart_without_invalidate(note), default_run_loop_mode(note)
  }
}

/// The subject is handed out as a publisher.
final class CallClock {
  private(set) var seconds = 0
  private var subscriptions = Set<AnyCancellable>()

  init(line: Line) {
    line.signals
      .sink { [weak self] signal in
        switch signal {
        case .connected(let date): self?.count(since: date)
        case .lost: break
        }
      }
      .store(in: &subscriptions)
  }

  private func count(since date: Date) {
    Timer.publish(every: 1, on: .main, in: .common)  // expect: restart_without_invalidate(note)
      .autoconnect()
      .sink { [weak self] _ in self?.seconds = Int(-date.timeIntervalSinceNow) }
      .store(in: &subscriptions)
  }
}

/// Only the first value is heard.
final class FirstPing {
  private var timer: Timer?
  private var subscriptions = Set<AnyCancellable>()

  init(line: Line) {
    line.pings
      .first()
      .sink { [weak self] _ in self?.begin() }
      .store(in: &subscriptions)
  }

  deinit { timer?.invalidate() }

  private func begin() {
    timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in }  // expect: default_run_loop_mode(note)
  }
}

/// Ends the old one first.
final class CarefulCounter {
  private var timer: Timer?
  private var subscriptions = Set<AnyCancellable>()

  init(line: Line) {
    line.pings
      .sink { [weak self] _ in self?.begin() }
      .store(in: &subscriptions)
  }

  deinit { timer?.invalidate() }

  private func begin() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in }  // expect: default_run_loop_mode(note)
  }
}
