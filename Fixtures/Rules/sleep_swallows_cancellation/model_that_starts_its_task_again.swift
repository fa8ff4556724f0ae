import SwiftUI

/// The method that the view's task runs changes the id of that task after its sleep.
@MainActor
final class Board: ObservableObject {
  @Published private(set) var scores: [Int] = []
  @Published private(set) var round = 0

  func follow() async {
    scores.append(round)
    try? await Task.sleep(for: .seconds(15))  // expect: sleep_swallows_cancellation(warning)
    round += 1
  }

  func again() { round += 1 }
}

struct BoardView: View {
  @StateObject private var board = Board()
  @State private var turn = 0

  var body: some View {
    Text("\(board.scores.count)")
      .onTapGesture { board.again() }
      .task(id: board.round) { await board.follow() }
  }
}

struct TurnView: View {
  @State private var turn = 0

  var body: some View {
    Button("Next") { turn += 1 }
      .task(id: turn) { await wait() }
  }

  private func wait() async {
    try? await Task.sleep(for: .seconds(15))  // expect: sleep_swallows_cancellation(warning)
    turn += 1
  }
}
