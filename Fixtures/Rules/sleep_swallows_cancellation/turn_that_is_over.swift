import Foundation

@MainActor
final class Switcher {
  private var session = UUID()
  private var drawing: Task<Void, Never>?

  func open() {
    session = UUID()
    let mine = session
    drawing?.cancel()
    drawing = Task {
      try? await Task.sleep(for: .milliseconds(100))
      await self.draw(session: mine)
    }
  }

  private func draw(session mine: UUID) async {
    guard mine == session else { return }
    print("drawn")
  }
}
