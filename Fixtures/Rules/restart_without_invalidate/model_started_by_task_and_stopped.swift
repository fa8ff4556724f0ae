import SwiftUI

final class ProcessModel {
  private var poll: Task<Void, Never>?

  func start() {
    poll = Task { [weak self] in
      while !Task.isCancelled {
        guard self?.read() == true else { return }
        try? await Task.sleep(for: .seconds(2))
      }
    }
  }

  func stop() {
    poll?.cancel()
    poll = nil
  }

  private func read() -> Bool { true }
}

struct ProcessView: View {
  @State private var model = ProcessModel()

  var body: some View {
    Text("Processes")
      .task { model.start() }
      .onDisappear { model.stop() }
  }
}
