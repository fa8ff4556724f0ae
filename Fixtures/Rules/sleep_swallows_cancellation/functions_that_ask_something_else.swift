import Foundation

final class Search {
  private var task: Task<Void, Never>?
  private var pending: [String: Int] = [:]
  private var limit: Int? = 3
  private var turn = 0
  private(set) var shown = ""

  func search(_ text: String) {
    task?.cancel()
    task = Task { [weak self] in
      try? await Task.sleep(for: .seconds(1))  // expect: sleep_swallows_cancellation
      self?.show(text, turn: 3)
    }
  }

  func load(_ text: String) {
    task?.cancel()
    task = Task { [weak self] in
      try? await Task.sleep(for: .seconds(1))  // expect: sleep_swallows_cancellation
      self?.take(text)
    }
  }

  func fetch(_ text: String) {
    task?.cancel()
    task = Task { [weak self] in
      try? await Task.sleep(for: .seconds(1))  // expect: sleep_swallows_cancellation
      self?.use(text)
    }
  }

  func read(_ text: String) {
    task?.cancel()
    task = Task { [weak self] in
      try? await Task.sleep(for: .seconds(1))  // expect: sleep_swallows_cancellation
      self?.write(text)
    }
  }

  /// A number that is not a turn's.
  private func show(_ text: String, turn: Int) {
    guard self.turn == 3 else { return }
    shown = text
  }

  /// It looks nothing up.
  private func take(_ text: String) {
    guard let limit = limit else { return }
    shown = "\(limit) \(text)"
  }

  /// Nothing of its own.
  private func use(_ text: String) {
    guard let count = pending["all"] else { return }
    shown = "\(count) \(text)"
  }

  /// It acts before it asks.
  private func write(_ text: String) {
    shown = text
    guard let count = pending[text] else { return }
    shown = "\(count)"
  }
}
