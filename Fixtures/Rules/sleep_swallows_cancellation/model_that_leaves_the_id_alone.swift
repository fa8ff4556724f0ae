import SwiftUI

/// A cancelled sleep does not get to the change of the id, or what changes is the id of another object's task.
@MainActor
final class Table: ObservableObject {
  @Published private(set) var scores: [Int] = []
  @Published private(set) var round = 0

  func follow() async throws {
    scores.append(round)
    try await Task.sleep(for: .seconds(15))
    round += 1
  }

  func check() async {
    try? await Task.sleep(for: .seconds(15))
    guard !Task.isCancelled else { return }
    round += 1
  }

  func turn() async {
    try? await Task.sleep(for: .seconds(15))  // expect: sleep_swallows_cancellation(note)
    round += 1
  }

  func again() { round += 1 }
}

struct TableView: View {
  @StateObject private var table = Table()
  @StateObject private var other = Table()

  var body: some View {
    Text("\(table.scores.count)")
      .onTapGesture { table.again() }
      .task(id: table.round) { try? await table.follow() }
      .task(id: table.round) { await table.check() }
      .task(id: table.round) { await other.turn() }
  }
}
