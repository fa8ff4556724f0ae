import Foundation

final class Search {
  private let lock = NSLock()
  private var tasks: [String: Task<Void, Never>] = [:]
  private var pending: [String: Int] = [:]
  private var turn = 0
  private(set) var shown = ""

  func search(_ text: String) {
    tasks[text]?.cancel()
    turn += 1
    let mine = turn
    tasks[text] = Task { [weak self] in
      try? await Task.sleep(for: .seconds(1))
      self?.show(text, turn: mine)
    }
  }

  func load(_ text: String) {
    tasks[text]?.cancel()
    tasks[text] = Task { [weak self] in
      try? await Task.sleep(for: .seconds(1))
      self?.take(text)
    }
  }

  func fetch(_ text: String) {
    tasks[text]?.cancel()
    tasks[text] = Task { [weak self] in
      try? await Task.sleep(for: .seconds(1))
      self?.use(text)
    }
  }

  private func show(_ text: String, turn: Int) {
    guard turn == self.turn else { return }
    shown = text
  }

  private func take(_ text: String) {
    lock.lock()
    defer { lock.unlock() }
    guard let count = pending[text] else { return }
    shown = "\(count)"
  }

  private func use(_ text: String) {
    guard let count = pending.removeValue(forKey: text) else { return }
    shown = "\(count)"
  }
}
