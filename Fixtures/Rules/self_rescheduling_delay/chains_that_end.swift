import Foundation

/// Each of them can come to its end.
final class Loader {
  private var tries = 0
  private var isDone = false

  func load() {
    tries += 1
    while tries < 3 {
      DispatchQueue.main.asyncAfter(deadline: .now() + 5) { self.load() }
      return
    }
  }

  func read() throws {
    try Data(contentsOf: URL(fileURLWithPath: "x")).write(to: URL(fileURLWithPath: "y"))
    DispatchQueue.main.asyncAfter(deadline: .now() + 5) { try? self.read() }
  }

  func write() {
    do {
      try read()
    } catch {
      DispatchQueue.main.asyncAfter(deadline: .now() + 5) { self.write() }
    }
  }

  func check() {
    if isDone { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + 5) { self.check() }
  }

  func ask() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 5) {
      guard !self.isDone else { return }
      self.ask()
    }
  }

  func verify() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 5) { self.verifyNext() }
  }

  private func verifyNext() {
    if isDone { return }
    verify()
  }

  func count(_ step: Int) {
    tries += step
    DispatchQueue.main.asyncAfter(deadline: .now() + 5) { self.count(by: step) }
  }

  private func count(by step: Int) {
    tries += step
  }
}
