import SwiftUI

struct Line: Identifiable {
  let id: Int
  let text: String
}

final class Console: ObservableObject {
  @Published var lines: [Line] = []
  private var poll: Timer?

  func start() {
    poll?.invalidate()
    let poll = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      guard let self else { return }
      self.lines.append(Line(id: self.lines.count, text: "Ready"))
    }
    RunLoop.main.add(poll, forMode: .common)
    self.poll = poll
  }

  deinit { poll?.invalidate() }
}

struct ConsoleView: View {
  @ObservedObject var console: Console

  var body: some View {
    List(console.lines) { line in Text(line.text) }
  }
}
