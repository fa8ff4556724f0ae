import SwiftUI

struct Session {
  let id: String
  let level: Double
}

final class Agent {
  static let shared = Agent()
  var session = Session(id: "", level: 0)
}

/// An identifier stays the same for long; a level does not.
final class AgentModel: ObservableObject {
  @Published var sessionID = ""
  @Published var level = 0.0
  private var idTimer: Timer?
  private var levelTimer: Timer?

  func start() {
    idTimer?.invalidate()
    idTimer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      self?.sessionID = Agent.shared.session.id
    }
    levelTimer?.invalidate()
    levelTimer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(warning)
      self?.level = Agent.shared.session.level
    }
  }

  func stop() {
    idTimer?.invalidate()
    levelTimer?.invalidate()
  }
}

struct AgentView: View {
  @StateObject private var model = AgentModel()

  var body: some View {
    List {
      Text(model.sessionID)
      Text("\(model.level)")
    }
    .onAppear { model.start() }
    .onDisappear { model.stop() }
  }
}
