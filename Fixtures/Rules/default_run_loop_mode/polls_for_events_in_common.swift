import AppKit

final class Clips: ObservableObject {
  @Published private(set) var clips: [String] = []
  private var timer: Timer?
  private var lastCount = NSPasteboard.general.changeCount

  func start() {
    self.timer?.invalidate()
    let timer = Timer(timeInterval: 0.5, repeats: true) { [weak self] _ in self?.look() }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() { timer?.invalidate() }

  private func look() {
    let board = NSPasteboard.general
    guard board.changeCount != lastCount else { return }
    lastCount = board.changeCount
    clips.insert(board.string(forType: .string) ?? "", at: 0)
  }
}
